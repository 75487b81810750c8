# A bot that remembers every card: it takes a pair that it knows, and else the first card that it has not seen.
value() { value=${question#*\"$1\":} value=${value%%,*}; }

while IFS= read -r question; do
  case $question in *'"ask":"over"'*) continue ;; esac
  value pairs; cards=$((2 * value))
  value game
  if [ "$value" != "$game" ]; then
    game=$value card=0
    while [ $((card += 1)) -le $cards ]; do unset "face$card"; done
  fi
  rest=${question#*\"turned\"}
  while [ "$rest" != "${rest#*\"card\":}" ]; do
    rest=${rest#*\"card\":} card=${rest%%,*} rest=${rest#*\"face\":}
    eval "face$card=${rest%%,*}"
  done
  matched=${question#*\[} matched=,${matched%%\]*},
  value first; first=$value faces=' ' mate='' unseen='' card=0
  [ "$first" = null ] || eval "faces=\" \$face$first \""
  while [ $((card += 1)) -le $cards ]; do
    case $matched in *,$card,*) continue ;; esac
    [ "$card" != "$first" ] || continue
    eval "face=\${face$card-}"
    case $faces in
    *" ${face:-none} "*) mate=$card ;;
    *) [ "$first" != null ] || faces="$faces$face " ;;
    esac
    [ "$face" ] || unseen=${unseen:-$card}
  done
  echo "${mate:-$unseen}"
done

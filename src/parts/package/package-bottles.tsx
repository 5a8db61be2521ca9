import { packageColors as ink } from '#theme/package-colors.ts';

/** The containers at the right of a tall carton, on the same base line (y 108) in the 120 x 120 picture. */

function Label({
  x,
  y,
  width,
  height,
  color,
}: Record<'x' | 'y' | 'width' | 'height', number> & { color: string }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={ink.paper} />
      <rect x={x} y={y} width={width} height={height * 0.34} fill={color} />
      <path
        d={`M${x + 4} ${y + height * 0.56} h${width * 0.6} M${x + 4} ${y + height * 0.76} h${width * 0.4}`}
        stroke={ink.printSoft}
        strokeWidth={1.8}
        strokeLinecap="round"
        opacity={0.6}
      />
    </>
  );
}

function glassOf(isAmber: boolean) {
  return isAmber
    ? { body: ink.amberGlass, light: ink.amberGlassLight }
    : { body: ink.capShade, light: ink.cap };
}

export function Bottle({ color, isAmber }: { color: string; isAmber: boolean }) {
  const { body, light } = glassOf(isAmber);
  return (
    <g>
      <path
        d="M83 46 H97 V51 Q109 54 109 64 V105 Q109 109 105 109 H75 Q71 109 71 105 V64 Q71 54 83 51 Z"
        fill={body}
      />
      <path d="M75 66 Q75 58 84 55 V109 H77 Q75 109 75 106 Z" fill={light} opacity={0.8} />
      <Label x={71} y={68} width={38} height={31} color={color} />
      <rect x={80} y={34} width={20} height={13} rx={2} fill={ink.cap} />
      <path d="M92 34 H98 Q100 34 100 36 V45 Q100 47 98 47 H92 Z" fill={ink.capShade} />
      <path d="M84 36 v9 M88 36 v9 M92 36 v9 M96 36 v9" stroke={ink.edge} strokeWidth={0.9} />
    </g>
  );
}

export function Dropper({ color, isAmber }: { color: string; isAmber: boolean }) {
  const { body, light } = glassOf(isAmber);
  return (
    <g>
      <path
        d="M84 68 H98 Q106 71 106 78 V105 Q106 109 102 109 H80 Q76 109 76 105 V78 Q76 71 84 68 Z"
        fill={body}
      />
      <path d="M79 79 Q79 74 85 72 V109 H81 Q79 109 79 106 Z" fill={light} opacity={0.8} />
      <Label x={76} y={80} width={30} height={22} color={color} />
      <path d="M83 56 H99 V69 H83 Z" fill={ink.cap} />
      <path d="M93 56 H99 V69 H93 Z" fill={ink.capShade} />
      <path d="M87 42 Q91 38 95 42 L96.5 56 H85.5 Z" fill={color} />
      <path d="M88.6 43 Q90 41.6 90.6 42 L90 56 H87.4 Z" fill={ink.paper} opacity={0.35} />
      <path d="M113 84 q4.4 6 0 8.6 q-4.4 -2.6 0 -8.6" fill={ink.liquid} />
    </g>
  );
}

export function Spray({ color }: { color: string }) {
  return (
    <g>
      <path
        d="M78 68 H104 Q108 70 108 76 V105 Q108 109 104 109 H78 Q74 109 74 105 V76 Q74 70 78 68 Z"
        fill={ink.cap}
      />
      <path d="M97 68 H104 Q108 70 108 76 V105 Q108 109 104 109 H97 Z" fill={ink.capShade} />
      <Label x={74} y={80} width={34} height={22} color={color} />
      <rect x={82} y={59} width={18} height={9} rx={1.5} fill={ink.foilDark} />
      <path d="M84 46 H98 Q101 46 101 49 V59 H81 V49 Q81 46 84 46 Z" fill={color} />
      <circle cx={84.5} cy={51} r={1.6} fill={ink.paper} />
      <path
        d="M77 47 l-6 -4 M76 51 h-7.5 M77 55 l-6 4"
        stroke={ink.cold}
        strokeWidth={1.8}
        strokeLinecap="round"
        opacity={0.75}
      />
    </g>
  );
}

export function Jar({ color }: { color: string }) {
  return (
    <g>
      <path
        d="M76 66 H106 Q110 68 110 73 V104 Q110 109 105 109 H77 Q72 109 72 104 V73 Q72 68 76 66 Z"
        fill={ink.cap}
      />
      <path d="M98 66 H106 Q110 68 110 73 V104 Q110 109 105 109 H98 Z" fill={ink.capShade} />
      <Label x={72} y={77} width={38} height={24} color={color} />
      <rect x={74} y={52} width={34} height={15} rx={2.5} fill={color} />
      <path
        d="M79 54 v11 M84 54 v11 M89 54 v11 M94 54 v11 M99 54 v11 M104 54 v11"
        stroke={ink.paper}
        strokeWidth={1}
        opacity={0.3}
      />
    </g>
  );
}

export function Bag({ color }: { color: string }) {
  return (
    <g>
      <path
        d="M74 44 Q91 40 108 44 L111 96 Q91 104 71 96 Z"
        fill={ink.clearGlassLight}
        stroke={ink.foilDark}
        strokeWidth={1}
      />
      <path d="M73.5 56 Q91 60 108.7 56 L111 96 Q91 104 71 96 Z" fill={ink.liquid} opacity={0.5} />
      <circle cx={91} cy={47} r={2.4} fill={ink.foilDark} />
      <Label x={79} y={62} width={24} height={26} color={color} />
      <rect x={87} y={99} width={8} height={9} rx={1.5} fill={color} />
    </g>
  );
}

import { packageColors as ink } from '#theme/package-colors.ts';

/** The containers behind a wide carton, visible above its upper edge (y 35) in the 120 x 120 picture. */

/** Returns one path with a shape at several places: a list draws hundreds of boxes, so each element counts. */
const each = (places: readonly (readonly [x: number, y: number])[], shape: string): string =>
  places.map(([x, y]) => `M${x} ${y} ${shape}`).join(' ');

const circle = (radius: number, down = 0): string =>
  `m${-radius} ${down} a${radius} ${radius} 0 1 0 ${2 * radius} 0 a${radius} ${radius} 0 1 0 ${-2 * radius} 0 Z`;

/** Returns the path of an upright pill with round ends. */
const pill = (radius: number, straight: number): string =>
  `m${-radius} ${-straight / 2} a${radius} ${radius} 0 0 1 ${2 * radius} 0 v${straight} a${radius} ${radius} 0 0 1 ${-2 * radius} 0 Z`;

const pockets = [35, 53, 71, 89].flatMap((x) => [[x, 21] as const, [x, 39] as const]);

export function Blister({ isCapsule, color }: { isCapsule: boolean; color: string }) {
  return (
    <g transform="rotate(-7 60 40)">
      <rect x={26} y={9} width={72} height={50} rx={5} fill={ink.foilDark} />
      <rect x={26} y={7.5} width={72} height={50} rx={5} fill={ink.foil} />
      <path d="M31 7.5 H93 L80 34 H18 Z" fill={ink.paper} opacity={0.35} />
      {isCapsule ? <Capsules color={color} /> : <Tablets />}
    </g>
  );
}

function Tablets() {
  return (
    <>
      <path d={each(pockets, circle(7.4, 0.6))} fill={ink.foilDark} />
      <path d={each(pockets, circle(6.4))} fill={ink.pill} />
      <path d={each(pockets, 'm-4.2 0 h8.4')} stroke={ink.foilDark} strokeWidth={1} />
    </>
  );
}

function Capsules({ color }: { color: string }) {
  return (
    <>
      <path d={each(pockets, pill(5.4, 4.4))} fill={ink.foilDark} />
      <path d={each(pockets, pill(4.4, 4.8))} fill={ink.pill} />
      <path d={each(pockets, 'm4.4 0 v-2.4 a4.4 4.4 0 0 0 -8.8 0 v2.4 Z')} fill={color} />
      <path
        d={each(pockets, 'm2.2 -3.5 v7')}
        stroke={ink.paper}
        strokeWidth={1.3}
        strokeLinecap="round"
        opacity={0.6}
      />
    </>
  );
}

export function Tube({ color }: { color: string }) {
  return (
    <g transform="rotate(-8 60 26)">
      <rect x={8} y={17} width={15} height={18} rx={2.5} fill={color} />
      <path d="M11 17 v18 M15 17 v18 M19 17 v18" stroke={ink.ground} strokeWidth={0.8} opacity={0.25} />
      <path d="M23 20 L30 13 H100 V39 H30 L23 32 Z" fill={ink.cap} />
      <path d="M23 28 L30 30 H100 V39 H30 L23 32 Z" fill={ink.capShade} />
      <rect x={100} y={11.5} width={10} height={29} rx={1} fill={ink.foil} />
      <path d="M104 11.5 v29 M107 11.5 v29" stroke={ink.foilDark} strokeWidth={0.9} />
      <path d="M38 13 H60 L52 39 H38 Z" fill={color} />
      <path d="M66 20 H92 M64 25 H84" stroke={color} strokeWidth={2.4} strokeLinecap="round" opacity={0.55} />
    </g>
  );
}

function glassOf(isAmber: boolean) {
  return isAmber
    ? { body: ink.amberGlass, light: ink.amberGlassLight }
    : { body: ink.clearGlass, light: ink.clearGlassLight };
}

const ampoules = [24, 45, 66, 87].map((x) => [x, 4] as const);

export function Ampoules({ isAmber }: { isAmber: boolean }) {
  const { body, light } = glassOf(isAmber);
  return (
    <>
      <path
        d={each(ampoules, 'm-3 0 q3 -2 6 0 l-0.8 13 q4.8 4 4.8 9 v28 h-14 v-28 q0 -5 4.8 -9 Z')}
        fill={body}
      />
      <path
        d={each(ampoules, 'm-4.6 23 q0 -4 3.2 -8 l-0.4 -13 h1.2 l0.2 14 q-2 3 -2 7 v27 h-2.2 Z')}
        fill={light}
      />
      <path d={each(ampoules, 'm-2.7 10 h5.4 v1.8 h-5.4 Z')} fill={ink.paper} opacity={0.9} />
      <path
        d={each(ampoules, 'm-7 27 h14 v23 h-14 Z')}
        fill={isAmber ? ink.ground : ink.liquid}
        opacity={isAmber ? 0.15 : 0.55}
      />
    </>
  );
}

const vials = [34, 72].map((x) => [x, 5] as const);

export function Vials({ color, isAmber }: { color: string; isAmber: boolean }) {
  const { body, light } = glassOf(isAmber);
  return (
    <>
      <path d={each(vials, 'm-8 12 h16 v5 q6 2 6 8 v27 h-28 v-27 q0 -6 6 -8 Z')} fill={body} />
      <path d={each(vials, 'm-11 26 q0 -5 5 -7 v33 h-5 Z')} fill={light} />
      <path d={each(vials, 'm-14 28 h28 v24 h-28 Z')} fill={ink.paper} opacity={0.92} />
      <path d={each(vials, 'm-14 28 h28 v3 h-28 Z')} fill={color} />
      <path d={each(vials, 'm-9.5 4 h19 v9 h-19 Z')} fill={ink.foil} />
      <path d={each(vials, 'm-9.5 10 h19 v2 q0 1 -1 1 h-17 q-1 0 -1 -1 Z')} fill={ink.foilDark} />
      <path
        d={each(
          vials,
          'm-9 0 h18 q1.5 0 1.5 1.5 v2.5 q0 1.5 -1.5 1.5 h-18 q-1.5 0 -1.5 -1.5 v-2.5 q0 -1.5 1.5 -1.5 Z',
        )}
        fill={color}
      />
    </>
  );
}

export function Syringe({ color }: { color: string }) {
  return (
    <g transform="rotate(-9 60 24)">
      <path d="M4 23 H22" stroke={ink.foilDark} strokeWidth={1.6} strokeLinecap="round" />
      <rect x={16} y={19} width={8} height={8} rx={2} fill={color} />
      <rect x={24} y={14.5} width={56} height={17} rx={3} fill={ink.clearGlassLight} />
      <path d="M27 17 H62 V29 H27 Z" fill={ink.liquid} opacity={0.65} />
      <rect x={60} y={15.5} width={6} height={15} rx={1.5} fill={ink.print} />
      <rect x={24} y={14.5} width={56} height={17} rx={3} fill="none" stroke={ink.foilDark} strokeWidth={1} />
      <path d="M32 15 v5 M39 15 v5 M46 15 v5 M53 15 v5" stroke={ink.printSoft} strokeWidth={0.9} />
      <rect x={66} y={21} width={34} height={4} fill={ink.capShade} />
      <rect x={79} y={9} width={4.5} height={28} rx={2} fill={color} />
      <rect x={99} y={13} width={4.5} height={20} rx={2} fill={color} />
    </g>
  );
}

export function Sachets({ color }: { color: string }) {
  return [
    { turn: -9, x: 24 },
    { turn: 5, x: 60 },
  ].map(({ turn, x }) => (
    <g key={x} transform={`rotate(${turn} ${x + 17} 50) translate(${x} 6)`}>
      <rect width={35} height={54} rx={1.5} fill={ink.paper} />
      <rect width={35} height={54} rx={1.5} fill="none" stroke={ink.foilDark} strokeWidth={1} />
      <rect y={0.5} x={0.5} width={34} height={6} fill={ink.foil} />
      <path d="M3 3.5 H32" stroke={ink.foilDark} strokeWidth={1} strokeDasharray="2 1.4" />
      <path d="M0.5 13 H34.5 V20 Q18 30 0.5 22 Z" fill={color} />
    </g>
  ));
}

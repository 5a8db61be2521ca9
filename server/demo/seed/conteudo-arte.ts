import { pickBetween } from './hash.ts';

/** Pictures of the demo, drawn in code: no photos and no third-party art. */

type Tones = { readonly ground: string; readonly far: string; readonly near: string; readonly light: string };

export const INDIGO: Tones = { ground: '#2b2a6b', far: '#3d3b8c', near: '#d99424', light: '#f3f3fb' };
export const TEAL: Tones = { ground: '#0c5565', far: '#12707f', near: '#f0b752', light: '#eaf6f7' };
export const AMBER: Tones = { ground: '#7c4a06', far: '#96600f', near: '#f5d9a6', light: '#fff7e9' };
export const GREEN: Tones = { ground: '#14573a', far: '#1d7049', near: '#f2c867', light: '#eaf6ef' };

const dataOf = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg.replace(/\n\s*/g, ''), 'utf8').toString('base64')}`;

/** A capsule of two colours lying at an angle. */
function capsule(
  x: number,
  y: number,
  length: number,
  angle: number,
  [one, other]: readonly [string, string],
) {
  const half = length / 2;
  const r = length / 5;
  return `<g transform="translate(${x} ${y}) rotate(${angle})">
    <path d="M0 ${-r}H${half - r}a${r} ${r} 0 0 1 0 ${2 * r}H0z" fill="${one}"/>
    <path d="M0 ${-r}H${r - half}a${r} ${r} 0 0 0 0 ${2 * r}H0z" fill="${other}"/>
    <rect x="${-half + r}" y="${-r * 0.62}" width="${length - 2 * r}" height="${r * 0.3}" rx="${r * 0.15}" fill="#fff" opacity=".28"/></g>`;
}

function scattered(name: string, count: number, width: number, height: number, tones: Tones): string {
  return Array.from({ length: count }, (_, i) => {
    const at = `${name} ${i}`;
    // The middle is kept free for the text.
    const side = i % 2 === 0 ? pickBetween(`${at} x`, 0, 30) : pickBetween(`${at} x`, 70, 100);
    const isNear = pickBetween(`${at} near`, 0, 3) === 0;
    return capsule(
      Math.round((side / 100) * width),
      pickBetween(`${at} y`, 0, height),
      pickBetween(`${at} length`, isNear ? 70 : 36, isNear ? 110 : 64),
      pickBetween(`${at} angle`, 0, 180),
      isNear ? [tones.near, tones.light] : [tones.far, tones.far],
    );
  }).join('');
}

const FONT = 'font-family="Figtree,Segoe UI,Roboto,Arial,sans-serif"';

/** A banner that is an image: its text is in the middle, where no width cuts it off. */
export function drawBanner(
  { kicker, title, line }: { kicker: string; title: string; line: string },
  tones: Tones,
  {
    width = 1248,
    height = 320,
    capsules = 22,
    size = 38,
  }: { width?: number; height?: number; capsules?: number; size?: number } = {},
): string {
  const middle = width / 2;
  const base = height / 2;
  return dataOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${tones.ground}"/>
    <path d="M0 ${height * 0.78}C${width * 0.25} ${height * 0.6} ${width * 0.4} ${height * 1.02} ${width * 0.62} ${height * 0.82}S${width * 0.9} ${height * 0.66} ${width} ${height * 0.8}V${height}H0z" fill="${tones.far}" opacity=".55"/>
    ${scattered(title, capsules, width, height, tones)}
    <g ${FONT} text-anchor="middle" fill="${tones.light}">
      <text x="${middle}" y="${base - 46}" font-size="19" font-weight="650" fill="${tones.near}" letter-spacing=".04em">${kicker}</text>
      <text x="${middle}" y="${base + 8}" font-size="${size}" font-weight="700">${title}</text>
      <text x="${middle}" y="${base + 52}" font-size="21">${line}</text>
    </g></svg>`);
}

/** Boxes on a shelf with a snowflake: refrigerated products. */
export function drawCold(): string {
  const flake = Array.from(
    { length: 6 },
    (_, i) =>
      `<g transform="rotate(${i * 60})"><path d="M0 0V-62M0 -40l-14 -12M0 -40l14 -12M0 -22l-10 -9M0 -22l10 -9" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none"/></g>`,
  ).join('');
  return dataOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
    <rect x="28" y="74" width="264" height="146" rx="14" fill="#bfe4ea"/>
    <rect x="28" y="52" width="264" height="40" rx="12" fill="#8fd0da"/>
    <rect x="52" y="120" width="58" height="80" rx="5" fill="#fff"/><rect x="52" y="142" width="58" height="14" fill="#0c5565"/>
    <rect x="120" y="132" width="52" height="68" rx="5" fill="#fff"/><rect x="120" y="150" width="52" height="12" fill="#d99424"/>
    <circle cx="236" cy="152" r="58" fill="#12707f"/><g transform="translate(236 152) scale(.72)">${flake}</g></svg>`);
}

/** A tablet that shows an order, offline. */
export function drawTablet(): string {
  const line = (y: number, w: number) =>
    `<rect x="98" y="${y}" width="${w}" height="10" rx="5" fill="#c9cbe6"/>`;
  return dataOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
    <rect x="70" y="14" width="180" height="214" rx="18" fill="#14143a"/>
    <rect x="82" y="28" width="156" height="186" rx="8" fill="#fff"/>
    <rect x="82" y="28" width="156" height="34" rx="8" fill="#32307b"/>
    ${line(78, 96)}${line(98, 124)}${line(118, 80)}${line(138, 112)}
    <rect x="98" y="168" width="124" height="30" rx="8" fill="#d99424"/>
    <path d="M110 183l8 8 14 -16" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
    <g stroke="#f0b752" stroke-width="9" stroke-linecap="round" fill="none"><path d="M262 96a40 40 0 0 1 40 40"/><path d="M262 72a64 64 0 0 1 52 28" opacity=".5"/></g></svg>`);
}

import { escaped } from '#server/demo/html/page.ts';
import { AMBER, GREEN, INDIGO, TEAL } from '#server/demo/seed/conteudo-arte.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';
import type { Vista } from './endereco.ts';

/** The data of a product that its box shows. `tarja` as in the catalogue. */
export type ProdutoDesenhado = {
  readonly nome: string;
  readonly apresentacao: string;
  readonly substancia: string;
  readonly registro: string;
  readonly fabricante: string;
  readonly tarja: number;
};

const PALETTES = [INDIGO, TEAL, AMBER, GREEN] as const;
type Tones = (typeof PALETTES)[number];
const FONT = 'font-family="Figtree,Segoe UI,Roboto,Arial,sans-serif"';
/** The colours of stripes: red from 2, black at 4. */
const STRIPES: Readonly<Record<number, string>> = { 2: '#c8102e', 3: '#c8102e', 4: '#16161a' };
/** The width of the front in the picture's units, and of its text. */
const FRONT = 110;
const TEXT = 96;
/** The mean width of a letter, in parts of its size. */
const LETTER = 0.66;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Text on one line, as large as fits. */
function line(text: string, y: number, largest: number, rest = ''): string {
  const shown = cut(text, 30);
  const size = Math.min(largest, TEXT / (shown.length * LETTER)).toFixed(1);
  return `<text x="7" y="${y}" font-size="${size}" ${rest}>${escaped(shown)}</text>`;
}

const stripe = (tarja: number): string => {
  const color = STRIPES[tarja];
  return color === undefined ? '' : `<rect y="85" width="${FRONT}" height="11" fill="${color}"/>`;
};

const front = (p: ProdutoDesenhado, tones: Tones): string => `
  <rect width="${FRONT}" height="26" fill="${tones.ground}"/><rect y="26" width="${FRONT}" height="4" fill="${tones.near}"/>
  <g fill="${tones.light}">${line(p.fabricante, 17, 9)}</g>
  <g fill="#1d1d28">${line(p.nome, 49, 15, 'font-weight="700"')}${line(p.substancia, 60, 8)}${line(p.apresentacao, 72, 8)}</g>
  ${stripe(p.tarja)}`;

const back = (p: ProdutoDesenhado, tones: Tones): string => `
  <rect width="${FRONT}" height="12" fill="${tones.ground}"/>
  <g fill="#1d1d28">${line(p.nome, 26, 10, 'font-weight="700"')}${line('Composição', 40, 6, 'font-weight="700"')}${line(p.substancia, 48, 7)}
  ${line('Apresentação', 60, 6, 'font-weight="700"')}${line(p.apresentacao, 68, 7)}${line(`Registro ${p.registro}`, 79, 6)}</g>
  ${stripe(p.tarja)}`;

/** A blister of tablets; a bottle for other forms. */
function contents(apresentacao: string, tones: Tones): string {
  if (!/\b(?:COM|CAP|DRG|BL)\b/.test(apresentacao))
    return `<g transform="translate(150 128)"><rect x="8" width="26" height="16" rx="3" fill="${tones.near}"/>
      <rect y="14" width="42" height="76" rx="9" fill="#8a5a2b"/><rect y="34" width="42" height="34" fill="#fff"/><rect y="34" width="42" height="8" fill="${tones.ground}"/></g>`;
  const pills = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = [14 + (i % 5) * 21, 14 + Math.floor(i / 5) * 22];
    return `<circle cx="${x}" cy="${y}" r="7.5" fill="#fff" stroke="#aab" stroke-width="1"/><path d="M${x - 5} ${y}h10" stroke="#ccd"/>`;
  }).join('');
  return `<g transform="translate(98 166) rotate(-9)"><rect width="112" height="50" rx="5" fill="#c9ced8" stroke="#9aa2b0"/>${pills}</g>`;
}

/** A picture of a product's box on a table, drawn from its own data; the same one each time. */
export function produtoSvg(produto: ProdutoDesenhado, vista: Vista): string {
  const tones = PALETTES[pickBetween(`imagem ${produto.fabricante}`, 0, PALETTES.length - 1)] ?? INDIGO;
  const face = vista === 'verso' ? back(produto, tones) : front(produto, tones);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><defs>
    <linearGradient id="sala" x2="0" y2="1"><stop stop-color="#eef1f6"/><stop offset=".68" stop-color="#fbfcfe"/><stop offset=".69" stop-color="#dfe4ec"/><stop offset="1" stop-color="#f3f5f9"/></linearGradient>
    <radialGradient id="sombra"><stop stop-color="#222b3a" stop-opacity=".45"/><stop offset="1" stop-color="#222b3a" stop-opacity="0"/></radialGradient></defs>
    <rect width="240" height="240" fill="url(#sala)"/><ellipse cx="126" cy="190" rx="104" ry="24" fill="url(#sombra)"/>
    <path d="M40 80L90 62L200 77.5L150 95.5z" fill="#fff" stroke="#d5dae3" stroke-width=".6"/>
    <path d="M150 95.5L200 77.5V177.5L150 195.5z" fill="#cdd3de"/><path d="M150 95.5L200 77.5V103.5L150 121.5z" fill="${tones.far}"/>
    <g transform="translate(40 80) skewY(8)" ${FONT}><rect width="${FRONT}" height="100" fill="#fff"/>${face}</g>
    ${vista === 'aberta' ? contents(produto.apresentacao, tones) : ''}</svg>`.replace(/\n\s*/g, '');
}

import type * as z from 'zod/mini';
import type { seloLinha } from '#contract/integration/selo.ts';

type Selo = z.input<typeof seloLinha>;

/** Icons are outlines on a soft background, or filled on a strong one. */
const selo = (
  [codigo, prioridade]: readonly [number, number],
  [rotulo, icone, estilo]: readonly [string, string, Selo['estilo']],
  detalhes: string,
  more: Partial<Selo> = {},
): Selo => ({ codigoErp: String(codigo), rotulo, icone, estilo, prioridade, detalhes, ...more });

/** The demo's badges. Codes are ids on the wire: never renumber. */
export const linhasDeSelos = (): Selo[] => [
  selo([1, 30], ['Desconto por volume', 'layers', 'traco'], 'Quanto mais unidades, maior o desconto.', {
    descontoPorVolume: true,
  }),
  selo([2, 10], ['Mais vendido', 'trending', 'cheio'], 'Entre os cem mais vendidos da distribuidora.'),
  selo([3, 20], ['Lançamento', 'sparkles', 'cheio'], 'Chegou há pouco ao catálogo.'),
  selo([4, 15], ['Oferta da semana', 'megaphone', 'cheio'], 'Preço negociado com o laboratório.'),
  selo([5, 50], ['Cadeia fria', 'snowflake', 'traco'], 'Transportado entre 2 e 8 °C.', {
    vitrine: 'cadeia-fria',
  }),
  selo([6, 60], ['Receita especial', 'shield', 'traco'], 'Sujeito a controle especial (Portaria 344).'),
  selo([7, 70], ['Uso hospitalar', 'heart', 'traco'], 'Embalagem para hospitais e clínicas.'),
  selo([8, 25], ['Cashback', 'coins', 'cheio'], 'Parte do valor volta para a próxima compra.'),
  selo([9, 40], ['Últimas unidades', 'flame', 'cheio'], 'Restam menos de vinte unidades.'),
  selo([10, 80], ['Validade longa', 'clock', 'traco'], 'Vence daqui a mais de dezoito meses.'),
  selo([11, 45], ['Uso contínuo', 'pill', 'traco'], 'Para quem volta todo mês.', { vitrine: 'uso-continuo' }),
  selo([12, 90], ['Exclusivo', 'crown', 'traco'], 'Só esta distribuidora tem.'),
];

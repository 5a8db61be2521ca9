import type { CodigosDaEmpresa, MembroDaEmpresa } from '#server/integration/data/company-codes.ts';
import type { MapaColunas } from '#server/integration/files/columns/guess-columns.ts';
import type { Valor } from '#server/integration/files/columns/to-record.ts';

/** The members of a line of a table. */
export type Plano = Readonly<Record<string, Valor>>;

const NOMES: Record<MembroDaEmpresa, readonly [um: string, varios: string]> = {
  filial: ['filial', 'filiais'],
  tabela: ['tabela de preços', 'tabelas de preços'],
  condicao: ['condição de venda', 'condições de venda'],
  prazo: ['prazo de pagamento', 'prazos de pagamento'],
};

function whyMissing(membro: MembroDaEmpresa, codigos: readonly string[]): string {
  const [um, varios] = NOMES[membro];
  return codigos.length === 0
    ? `Não há coluna ${membro}, e a empresa ainda não tem ${um}: faça antes maleta comecar.`
    : `Não há coluna ${membro}, e a empresa tem ${codigos.length} ${varios}: ${codigos.join(', ')}.`;
}

/** The company's codes for members that have no column: one, or all branches. */
type Valores = Readonly<Partial<Record<MembroDaEmpresa, string | readonly string[]>>>;

export type DaEmpresa = { readonly valores: Valores; readonly faltas: readonly string[] };

/** The company's only codes for the members that have no column. A customer may be served by all branches. */
export function onlyCodes(
  membros: readonly MembroDaEmpresa[],
  mapa: MapaColunas,
  empresa: CodigosDaEmpresa,
  several?: MembroDaEmpresa,
): DaEmpresa {
  const valores: { -readonly [Membro in keyof Valores]: Valores[Membro] } = {};
  const faltas: string[] = [];
  for (const membro of membros) {
    const codigos = empresa[membro];
    const [codigo] = codigos;
    if (membro in mapa) continue;
    if (codigo === undefined || (codigos.length > 1 && membro !== several))
      faltas.push(whyMissing(membro, codigos));
    else valores[membro] = codigos.length === 1 ? codigo : codigos;
  }
  return { valores, faltas };
}

/** How each code is unique, in the order of the sentence; campaigns and tables with a base are not counted. */
const UNICOS: readonly (readonly [MembroDaEmpresa, string])[] = [
  ['condicao', 'a única que não é promoção'],
  ['filial', 'a única'],
  ['prazo', 'o único'],
  ['tabela', 'a única sem tabela base'],
];

/** Tells these codes. `novos` are the records that get them, where others stay as they are. */
export function tellOnly(valores: Valores, novos?: string): string[] {
  const pares = UNICOS.flatMap(([membro, unico]) => {
    const valor = valores[membro];
    if (valor === undefined) return [];
    return [
      typeof valor === 'string' ? `${membro} = ${valor} (${unico})` : `${membro} = ${valor.join(', ')}`,
    ];
  });
  if (pares.length === 0) return [];
  const [para, resto] = novos === undefined ? ['', ''] : [` para ${novos}`, ' Os outros ficam como estão.'];
  return [`Sem coluna, vale${para} o que a empresa tem: ${pares.join('; ')}.${resto}`];
}

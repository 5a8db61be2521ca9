import { fail, ok, type Result } from '#lib/result.ts';
import { MEMBROS_DO_ITEM } from './order-columns.ts';
import type { Valor } from './to-record.ts';

/** A line of a table of past orders: an item, with members of its order. */
export type LinhaDoPedido = { readonly linha: number; readonly plano: Readonly<Record<string, Valor>> };

type Vista = { readonly linha: number; readonly valor: Valor };

const isItem = (membro: string): boolean => MEMBROS_DO_ITEM.includes(membro);
const DA_ETAPA = ['situacao', 'em'];

const isEmpty = (valor: Valor): boolean => valor === '' || valor === null;

/** The members of the order that its lines have. An empty cell is no other value than that of another line. */
function membersOf(linhas: readonly LinhaDoPedido[]): Result<Record<string, Valor>, string> {
  const vistas = new Map<string, Vista>();
  for (const { linha, plano } of linhas) {
    for (const [membro, valor] of Object.entries(plano)) {
      if (isItem(membro) || DA_ETAPA.includes(membro)) continue;
      const vista = vistas.get(membro);
      if (vista === undefined || isEmpty(vista.valor)) vistas.set(membro, { linha, valor });
      else if (!isEmpty(valor) && valor !== vista.valor)
        return fail(
          `O pedido tem ${membro} "${String(vista.valor)}" na linha ${vista.linha} e "${String(valor)}" na linha ${linha}.`,
        );
    }
  }
  return ok(Object.fromEntries([...vistas].map(([membro, { valor }]) => [membro, valor])));
}

/** The statuses that the lines of an order have, each once. */
function statusesOf(linhas: readonly LinhaDoPedido[]): Result<readonly object[], string> {
  const vistas = new Map<
    string,
    { readonly linha: number; readonly etapa: Readonly<Record<string, Valor>> }
  >();
  for (const { linha, plano } of linhas) {
    const etapa = Object.fromEntries(Object.entries(plano).filter(([membro]) => DA_ETAPA.includes(membro)));
    if (Object.keys(etapa).length === 0) continue;
    const situacao = String(etapa['situacao'] ?? '');
    const vista = vistas.get(situacao);
    if (vista === undefined) vistas.set(situacao, { linha, etapa });
    else if (vista.etapa['em'] !== etapa['em'])
      return fail(`A situação ${situacao} tem um momento na linha ${vista.linha} e outro na linha ${linha}.`);
  }
  return ok([...vistas.values()].map(({ etapa }) => etapa));
}

/** The sum of the items, which an order without a total has; undefined when one of them has no amount. */
function sumOf(itens: readonly Readonly<Record<string, Valor>>[]): number | undefined {
  const cents = itens.reduce((sum, { valorTotal }) => sum + Math.round(Number(valorTotal) * 100), 0);
  return Number.isNaN(cents) ? undefined : cents / 100;
}

/** A past order of its lines, or why they do not fit together. */
export function foldOrder(linhas: readonly LinhaDoPedido[]): Result<object, string> {
  const membros = membersOf(linhas);
  if (!membros.ok) return membros;
  const etapas = statusesOf(linhas);
  if (!etapas.ok) return etapas;
  const itens = linhas.map(({ plano }) =>
    Object.fromEntries(Object.entries(plano).filter(([membro]) => isItem(membro))),
  );
  const total = sumOf(itens);
  return ok({
    ...(total === undefined ? {} : { total }),
    ...membros.value,
    ...(etapas.value.length === 0 ? {} : { etapas: etapas.value }),
    itens,
  });
}

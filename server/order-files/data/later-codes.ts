import { sql } from 'kysely';
import type { DadosDoPedido } from '#contract/integration/evento-pedido.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Database } from '#server/db/schema/schema.ts';

type Registro = { readonly id: number; readonly codigoErp: string | null };
type Each = <One extends Registro>(recurso: NomeRecurso, one: One) => One;

/** An order with each record that layouts name by its code replaced. */
const mapRegistros = (dados: DadosDoPedido, each: Each): DadosDoPedido => ({
  ...dados,
  cliente: each('clientes', dados.cliente),
  filial: each('filiais', dados.filial),
  usuario: each('usuarios', dados.usuario),
  condicao: each('condicoes', dados.condicao),
  prazo: each('prazos', dados.prazo),
  itens: dados.itens.map((item) => ({
    ...item,
    produto: item.produto && each('produtos', item.produto),
    combo: item.combo && {
      ...item.combo,
      produtos: item.combo.produtos.map((produto) => each('produtos', produto)),
    },
  })),
});

/** Orders with the codes that their records got since the event. A code that the event has stays. */
export async function withLaterCodes(
  db: Database,
  pedidos: readonly DadosDoPedido[],
): Promise<ReadonlyMap<number, DadosDoPedido>> {
  const sem: [recurso: NomeRecurso, id: number][] = [];
  for (const dados of pedidos)
    mapRegistros(dados, (recurso, one) => {
      if (one.codigoErp === null) sem.push([recurso, one.id]);
      return one;
    });
  if (sem.length === 0) return new Map();
  const { rows } = await sql<{ nome: string; codigo: string }>`
    select concat_ws(' ', c."recurso", c."id") as "nome", c."codigo"
    from unnest(${sem.map(([recurso]) => recurso)}::text[], ${sem.map(([, id]) => id)}::int[]) as s("recurso", "id")
    join "codigoErp" c on c."recurso" = s."recurso" and c."id" = s."id"`.execute(db);
  const codigos = new Map(rows.map(({ nome, codigo }) => [nome, codigo]));
  const fill: Each = (recurso, one) => ({
    ...one,
    codigoErp: one.codigoErp ?? codigos.get(`${recurso} ${one.id}`) ?? null,
  });
  return new Map(pedidos.map((dados) => [dados.idPrePedido, mapRegistros(dados, fill)]));
}

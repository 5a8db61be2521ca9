import type { ClienteRegistro } from '#contract/integration/cliente.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { Motivo } from '#server/integration/data/references.ts';
import { readTabelas } from './read-condicoes.ts';
import { codigosDe } from './write-clientes.ts';

/**
 * Says of customers that no price table of their conditions is for their state: they could never buy. A condition that has
 * no table yet may get one later.
 */
export async function checkEstados(
  trx: DatabaseTransaction,
  registros: readonly ClienteRegistro[],
): Promise<Motivo[]> {
  const { condicoes } = codigosDe(registros);
  const tabelas = await readTabelas(trx, { tabelas: [], condicoes: [...new Set(condicoes)] });
  const estados = Map.groupBy(tabelas, ({ condicao }) => condicao);
  return registros.flatMap(({ codigoErp, estado, condicoes: suas }): Motivo[] => {
    const [primeira] = suas;
    const podeComprar = suas.some(({ condicao }) => {
      const dela = estados.get(condicao);
      return dela === undefined || dela.some((tabela) => tabela.estado === estado);
    });
    return primeira === undefined || podeComprar
      ? []
      : [[codigoErp, `A condição ${primeira.condicao} não tem tabela de preços para ${estado}.`]];
  });
}

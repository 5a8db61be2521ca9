import type { ClienteRegistro } from '#contract/integration/cliente.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { Motivo } from '#server/integration/data/references.ts';
import { readClientes } from './read-clientes.ts';
import { readTabelas } from './read-condicoes.ts';
import { codigosDe } from './write-clientes.ts';

/** The state and the conditions by which a customer buys. */
const comprasDe = ({ estado, condicoes }: ClienteRegistro): string =>
  [estado, ...condicoes.map(({ condicao }) => condicao).sort()].join('|');

/**
 * Says of customers that no price table of their conditions is for their state: they could never buy. A condition that has
 * no table yet may get one later. A stored customer that cannot buy already may change in everything else.
 */
export async function checkEstados(
  trx: DatabaseTransaction,
  registros: readonly ClienteRegistro[],
): Promise<Motivo[]> {
  const { condicoes } = codigosDe(registros);
  const tabelas = await readTabelas(trx, { tabelas: [], condicoes: [...new Set(condicoes)] });
  const estados = Map.groupBy(tabelas, ({ condicao }) => condicao);
  const semTabela = registros.filter(
    ({ estado, condicoes: suas }) =>
      suas.length > 0 &&
      !suas.some(({ condicao }) => {
        const dela = estados.get(condicao);
        return dela === undefined || dela.some((tabela) => tabela.estado === estado);
      }),
  );
  const gravados = await readClientes(
    trx,
    semTabela.map(({ codigoErp }) => codigoErp),
  );
  return semTabela.flatMap((registro): Motivo[] => {
    const { codigoErp, estado, condicoes: suas } = registro;
    const gravado = gravados.get(codigoErp);
    if (gravado !== undefined && comprasDe(gravado) === comprasDe(registro)) return [];
    return [[codigoErp, `A condição ${suas[0]?.condicao ?? ''} não tem tabela de preços para ${estado}.`]];
  });
}

import { toWireVisita } from '#contract/integration/evento-outros.ts';
import { motivoText } from '#domain/visits/visita.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { codigoErpDe } from '#server/db/erp-code.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { insertEvento } from './insert-event.ts';

/** A note about a visit right after its change. */
export type VisitaMudada = {
  readonly id: string;
  readonly idPessoaCliente: number;
  readonly idUsuario: number;
  readonly dia: string;
  /** Null for a deleted one. */
  readonly nota: { readonly motivo: number | null; readonly texto: string; readonly escritaEm: Date } | null;
};

/** Writes the event of a note about a visit, in its transaction. */
export async function insertEventoDaVisita(
  trx: Database,
  { id, idPessoaCliente, idUsuario, dia, nota }: VisitaMudada,
  now: Date,
): Promise<void> {
  const { nomeCliente, cpfCnpj, codigoCliente, nomeUsuario, codigoUsuario } = await trx
    .selectFrom('pessoa')
    .innerJoin('usuario', (join) => join.on('usuario.idUsuario', '=', idUsuario))
    .select(['pessoa.nome as nomeCliente', 'pessoa.cpfCnpj', 'usuario.nome as nomeUsuario'])
    .select([
      codigoErpDe('clientes', 'pessoa.idPessoa').as('codigoCliente'),
      codigoErpDe('usuarios', 'usuario.idUsuario').as('codigoUsuario'),
    ])
    .where('pessoa.idPessoa', '=', idPessoaCliente)
    .executeTakeFirstOrThrow();
  const dados = toWireVisita({
    id,
    dia,
    cliente: { id: idPessoaCliente, codigoErp: codigoCliente, cpfCnpj, nome: nomeCliente },
    usuario: { id: idUsuario, codigoErp: codigoUsuario, descricao: nomeUsuario },
    nota: nota && {
      motivo: nota.motivo === null ? null : { id: nota.motivo, descricao: motivoText(nota.motivo) },
      texto: nota.texto,
      escritaEm: toBusinessInstant(nota.escritaEm),
    },
  });
  await insertEvento(trx, { tipo: 'visita.anotada', chave: `visita:${id}`, dados }, now);
}

import type { PreferenciaUsuarioCliente } from '#contract/preferencia.ts';
import { formatDocument } from '#lib/format-document.ts';
import type { ClienteRow } from './clientes.ts';
import type { Scope } from './scope.ts';

/** How the user buys for a linked client; a preference that was never chosen has null parts. */
export async function readPreferencia(scope: Scope, cliente: ClienteRow): Promise<PreferenciaUsuarioCliente> {
  const row = await scope
    .preferencias()
    .innerJoin('condicao', 'condicao.idCondicao', 'preferenciaUsuarioCliente.idCondicao')
    .innerJoin('prazo', 'prazo.idPrazo', 'preferenciaUsuarioCliente.idPrazo')
    .innerJoin(
      'formaPagamento',
      'formaPagamento.idFormaPagamento',
      'preferenciaUsuarioCliente.idFormaPagamento',
    )
    .select([
      'condicao.idCondicao',
      'condicao.descricao as descCondicao',
      'prazo.idPrazo',
      'prazo.descricao as descPrazo',
      'formaPagamento.idFormaPagamento',
      'formaPagamento.descricao as descFormaPagamento',
      'formaPagamento.pagamentoAntecipado',
    ])
    .where('preferenciaUsuarioCliente.idPessoaCliente', '=', cliente.idPessoa)
    .executeTakeFirst();
  const geral = await readGeral(scope);
  return {
    cliente: {
      pessoa: {
        idPessoa: cliente.idPessoa,
        nome: cliente.nome,
        cpfCnpjFormatado: formatDocument(cliente.cpfCnpj),
      },
    },
    condicao: row ? { idCondicao: row.idCondicao, descCondicao: row.descCondicao } : null,
    prazo: row ? { idPrazo: row.idPrazo, descPrazo: row.descPrazo } : null,
    formaPagamento: row
      ? {
          idFormaPagamento: row.idFormaPagamento,
          descFormaPagamento: row.descFormaPagamento,
          pagamentoAntecipado: row.pagamentoAntecipado,
        }
      : null,
    calcularSt: geral?.calcularSt ?? true,
    exibirmodal: row === undefined,
  };
}

const readGeral = (scope: Scope) =>
  scope.db
    .selectFrom('preferenciaUsuario')
    .select(['calcularSt', 'idPessoaClientePrincipal'])
    .where('idUsuario', '=', scope.idUsuario)
    .executeTakeFirst();

/** The user's main client if he chose one, else the first of his; undefined when he has none. */
export async function readIdPrincipal(scope: Scope): Promise<number | undefined> {
  const chosen = (await readGeral(scope))?.idPessoaClientePrincipal ?? null;
  const first = await scope
    .clientes()
    .select('pessoa.idPessoa')
    .orderBy((eb) => eb('pessoa.idPessoa', '=', chosen ?? 0), 'desc')
    .orderBy('pessoa.idPessoa')
    .executeTakeFirst();
  return first?.idPessoa;
}

/** How the user works, whichever client he serves. */
export async function readModos({ db, idUsuario }: Scope): Promise<{
  calcularSt: boolean;
  informarDadosExtrasPedido: boolean;
  idModoExibicao: number;
  idModoOrdenacao: number;
}> {
  const row = await db
    .selectFrom('preferenciaUsuario')
    .select(['calcularSt', 'informarDadosExtrasPedido', 'idModoExibicao', 'idModoOrdenacao'])
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst();
  return row ?? { calcularSt: true, informarDadosExtrasPedido: false, idModoExibicao: 1, idModoOrdenacao: 6 };
}

/** Saves what is given of how the user works. */
export async function putModos(
  { db, idUsuario }: Scope,
  modos: {
    readonly calcularSt: boolean | undefined;
    readonly idModoExibicao: number | undefined;
    readonly idModoOrdenacao: number | undefined;
  },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(modos).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await db
    .insertInto('preferenciaUsuario')
    .values({ idUsuario, ...given })
    .onConflict((conflict) => conflict.column('idUsuario').doUpdateSet(given))
    .execute();
}

/** Saves under which condition and how a linked client is bought for. */
export async function putPreferencia(
  { db, idUsuario }: Scope,
  { idPessoa }: ClienteRow,
  preferencia: { readonly idCondicao: number; readonly idPrazo: number; readonly idFormaPagamento: number },
): Promise<void> {
  await db
    .insertInto('preferenciaUsuarioCliente')
    .values({ idUsuario, idPessoaCliente: idPessoa, ...preferencia })
    .onConflict((conflict) => conflict.columns(['idUsuario', 'idPessoaCliente']).doUpdateSet(preferencia))
    .execute();
}

/** Makes a linked client the main one. */
export async function putIdPrincipal(scope: Scope, { idPessoa }: ClienteRow): Promise<void> {
  await scope.db
    .insertInto('preferenciaUsuario')
    .values({ idUsuario: scope.idUsuario, idPessoaClientePrincipal: idPessoa })
    .onConflict((conflict) =>
      conflict.column('idUsuario').doUpdateSet({ idPessoaClientePrincipal: idPessoa }),
    )
    .execute();
}

import type { PreferenciaUsuarioCliente } from '#contract/customers/preferencia.ts';
import { formatDocument } from '#lib/format-document.ts';
import type { Scope } from '#server/db/scope.ts';
import type { ClienteRow } from './clientes.ts';

/** How the user buys for a linked customer; a preference that was never chosen has null parts. */
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
      'preferenciaUsuarioCliente.idEcommercePreferenciaUsuarioCliente',
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
    idEcommercePreferenciaUsuarioCliente: row?.idEcommercePreferenciaUsuarioCliente ?? null,
    cliente: await readContato(scope, cliente),
    condicao: row
      ? {
          idCondicao: row.idCondicao,
          descCondicao: row.descCondicao,
          filial: await readFilial(scope, cliente, row.idCondicao),
        }
      : null,
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

const PESSOA_FISICA = '1';
const PESSOA_JURIDICA = '2';
const DIGITOS_CPF = 11;

/** The customer's name and contact data, which a payment needs. */
async function readContato(
  scope: Scope,
  { idPessoa, nome, cpfCnpj }: ClienteRow,
): Promise<PreferenciaUsuarioCliente['cliente']> {
  const { email, telefone, ...endereco } = await scope
    .clientes()
    .select([
      'pessoa.email',
      'pessoa.telefone',
      'pessoa.logradouro',
      'pessoa.numero',
      'pessoa.bairro',
      'pessoa.cidade',
      'pessoa.estado',
      'pessoa.cep',
    ])
    .where('pessoa.idPessoa', '=', idPessoa)
    .executeTakeFirstOrThrow();
  return {
    pessoa: {
      idPessoa,
      nome,
      cpfCnpj,
      cpfCnpjFormatado: formatDocument(cpfCnpj),
      pessoaTipo: { idPessoaTipo: cpfCnpj.length === DIGITOS_CPF ? PESSOA_FISICA : PESSOA_JURIDICA },
    },
    emailPrincipal: email,
    telefonePrincipal: telefone,
    enderecoPrincipal: endereco,
  };
}

/** The first of the distribution centres that serve a linked customer under a condition. */
async function readFilial(
  scope: Scope,
  { idPessoa }: ClienteRow,
  idCondicao: number,
): Promise<{ idPessoaFilial: number; descricaoFilial: string } | null> {
  const filial = await scope
    .filiaisOfClientes()
    .select(['clienteCondicaoFilial.idPessoaFilial', 'filial.nomeFantasia as descricaoFilial'])
    .where('clienteCondicaoFilial.idPessoaCliente', '=', idPessoa)
    .where('clienteCondicaoFilial.idCondicao', '=', idCondicao)
    .orderBy('clienteCondicaoFilial.idPessoaFilial')
    .executeTakeFirst();
  return filial ?? null;
}

/** A customer's sale conditions with their branches, by condition and branch; `id` selects one of them. */
export const listCondicoes = (scope: Scope, idPessoaCliente: number, id: number | undefined) => {
  const all = scope
    .filiaisOfClientes()
    .innerJoin('condicao', 'condicao.idCondicao', 'clienteCondicaoFilial.idCondicao')
    .select(['clienteCondicaoFilial.idCondicao', 'condicao.descricao as descCondicao'])
    .select(['clienteCondicaoFilial.idPessoaFilial', 'filial.nomeFantasia as descricaoFilial'])
    .where('clienteCondicaoFilial.idPessoaCliente', '=', idPessoaCliente)
    .orderBy('clienteCondicaoFilial.idCondicao')
    .orderBy('clienteCondicaoFilial.idPessoaFilial');
  return (id === undefined ? all : all.where('clienteCondicaoFilial.id', '=', id)).execute();
};

const readGeral = (scope: Scope) =>
  scope.db
    .selectFrom('preferenciaUsuario')
    .select(['calcularSt', 'idPessoaClientePrincipal'])
    .where('idUsuario', '=', scope.idUsuario)
    .executeTakeFirst();

/** The user's main customer if they chose one, otherwise their first; undefined when they have none. */
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

/** The user's settings that hold for all customers. */
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

/** Saves the given ones of the user's settings. */
export async function putModos(
  { db, idUsuario }: Scope,
  modos: {
    readonly calcularSt: boolean | undefined;
    readonly informarDadosExtrasPedido: boolean | undefined;
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

/** Saves the condition and payment of purchases for a linked customer. */
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

/** Makes a linked customer the main one. */
export async function putIdPrincipal(scope: Scope, { idPessoa }: ClienteRow): Promise<void> {
  await scope.db
    .insertInto('preferenciaUsuario')
    .values({ idUsuario: scope.idUsuario, idPessoaClientePrincipal: idPessoa })
    .onConflict((conflict) =>
      conflict.column('idUsuario').doUpdateSet({ idPessoaClientePrincipal: idPessoa }),
    )
    .execute();
}

import { toWireAcesso, toWireCadastro } from '#contract/integration/evento-outros.ts';
import { codigoErpDe } from '#server/db/erp-code.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { insertEvento } from './insert-event.ts';

/** Writes the event of a visitor's request to become a customer, in its transaction. */
export async function insertEventoDoCadastro(
  trx: Database,
  idSolicitacaoCadastro: number,
  now: Date,
): Promise<void> {
  const row = await trx
    .selectFrom('solicitacaoCadastro')
    .select([
      'idSolicitacaoCadastro',
      'idPessoaTipo',
      'cpfCnpj',
      'nomeCompleto',
      'dataNascimento',
      'rg',
      'email',
    ])
    .select([
      'telefone',
      'cep',
      'logradouro',
      'numeroEndereco',
      'complementoEndereco',
      'bairro',
      'cidade',
      'estado',
    ])
    .select((eb) => eb('licensaFormato', 'is not', null).$castTo<boolean>().as('temLicenca'))
    .where('idSolicitacaoCadastro', '=', idSolicitacaoCadastro)
    .executeTakeFirstOrThrow();
  const chave = `cadastro:${idSolicitacaoCadastro}`;
  await insertEvento(trx, { tipo: 'cadastro.solicitado', chave, dados: toWireCadastro(row) }, now);
}

/** Writes the event of a visitor's request for a log-in, in its transaction. */
export async function insertEventoDoAcesso(
  trx: Database,
  idSolicitacaoAcesso: number,
  now: Date,
): Promise<void> {
  const { nome, email, telefone } = await trx
    .selectFrom('solicitacaoAcesso')
    .select(['nome', 'email', 'telefone'])
    .where('idSolicitacaoAcesso', '=', idSolicitacaoAcesso)
    .executeTakeFirstOrThrow();
  const clientes = await trx
    .selectFrom('solicitacaoAcessoCliente')
    .innerJoin('pessoa', 'pessoa.idPessoa', 'solicitacaoAcessoCliente.idPessoaCliente')
    .select(['pessoa.idPessoa as id', 'pessoa.cpfCnpj', 'pessoa.nome'])
    .select(codigoErpDe('clientes', 'pessoa.idPessoa').as('codigoErp'))
    .where('idSolicitacaoAcesso', '=', idSolicitacaoAcesso)
    .orderBy('pessoa.idPessoa')
    .execute();
  const dados = toWireAcesso({ idSolicitacaoAcesso, nome, email, telefone, clientes });
  const chave = `acesso:${idSolicitacaoAcesso}`;
  await insertEvento(trx, { tipo: 'acesso.solicitado', chave, dados }, now);
}

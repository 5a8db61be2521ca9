import type { Scope } from '#server/db/scope.ts';

/** The branches that issued invoices to the user's customers, by name. */
export async function listEmitentes(scope: Scope) {
  const rows = await scope.db
    .selectFrom('pessoa')
    .select(['pessoa.idPessoa', 'pessoa.nomeFantasia as nome'])
    .where('pessoa.idPessoa', 'in', scope.notasFiscais().select('notaFiscal.idPessoaEmitente'))
    .orderBy('pessoa.nomeFantasia')
    .orderBy('pessoa.idPessoa')
    .execute();
  return rows.map(({ idPessoa, nome }) => ({
    idPessoa,
    nome,
    descricaoEcommerce: nome,
    pessoaJuridica: { pessoa: { idPessoa } },
  }));
}

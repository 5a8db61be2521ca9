import type { ClienteDadosGerais } from '#contract/customers/cliente.ts';
import { partirLogradouro } from '#domain/contacts/logradouro.ts';
import type { Scope } from '#server/db/scope.ts';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The company's record of a linked customer: documents, address, principal contacts and seller. */
export async function readCadastro(scope: Scope, idPessoa: number) {
  const row = await scope
    .clientes()
    .leftJoin('usuario as vendedor', 'vendedor.idUsuario', 'pessoa.idUsuarioVendedor')
    .select(['pessoa.cpfCnpj', 'pessoa.inscricaoEstadual', 'pessoa.documentoIdentidade'])
    .select(['pessoa.logradouro', 'pessoa.numero', 'pessoa.complemento', 'pessoa.bairro'])
    .select(['pessoa.cep', 'pessoa.cidade', 'pessoa.estado', 'pessoa.email', 'pessoa.telefone'])
    .select('vendedor.nome as vendedor')
    .where('pessoa.idPessoa', '=', idPessoa)
    .executeTakeFirstOrThrow();
  return {
    codigo: idPessoa,
    cpfCnpj: row.cpfCnpj,
    enderecoPrincipal: {
      ...partirLogradouro(row.logradouro),
      numero: row.numero,
      complemento: orNull(row.complemento),
      bairro: row.bairro,
      cep: row.cep,
      cidade: row.cidade,
      estado: row.estado,
    },
    emailPrincipal: orNull(row.email),
    telefonePrincipal: orNull(row.telefone),
    inscricaoEstadual: orNull(row.inscricaoEstadual),
    documentoIdentidade: orNull(row.documentoIdentidade),
    vendedorPrincipal: row.vendedor === null ? null : { nome: row.vendedor },
  } satisfies Partial<ClienteDadosGerais>;
}

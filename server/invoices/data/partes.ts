import type { Scope } from '#server/db/scope.ts';
import type { Parte } from '#server/nfe/port.ts';

/** The issuer or the recipient of an invoice that was read through the scope. */
export const readParte = ({ db }: Pick<Scope, 'db'>, idPessoa: number): Promise<Parte> =>
  db
    .selectFrom('pessoa')
    .select(['nome', 'nomeFantasia', 'cpfCnpj', 'inscricaoEstadual', 'logradouro', 'numero'])
    .select(['bairro', 'cidade', 'estado', 'cep', 'telefone'])
    .where('idPessoa', '=', idPessoa)
    .executeTakeFirstOrThrow();

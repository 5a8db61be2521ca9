import { type FilialRegistro, filialLinha } from '#contract/integration/filial.ts';
import { SEM_ENDERECO } from '#contract/integration/membros.ts';
import { faultOfDocumento, isCnpj } from '#domain/customer/documento.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { idOf, listCodigos, marcarRetirados, readIds } from '#server/integration/data/codes.ts';
import { assignPessoas, documentosRepetidos, writePessoas } from '#server/integration/data/pessoas.ts';
import { type Motivo, readReferidos } from '#server/integration/data/references.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';

const chaveDe = ({ codigoErp = '' }: LinhaDe<FilialRegistro>) => codigoErp;

const PESSOA = [
  ...(['nome', 'nomeFantasia', 'inscricaoEstadual', 'logradouro', 'numero', 'complemento'] as const),
  ...(['bairro', 'cidade', 'cep', 'telefone', 'email'] as const),
] as const;

const CONTA = [
  ...(['codigoBanco', 'descBanco', 'numeroAgencia', 'digVerifAgencia'] as const),
  ...(['numContaCorrente', 'digVerifContaCorrente'] as const),
] as const;

const contas = (trx: DatabaseTransaction, ids: readonly number[]) =>
  trx
    .selectFrom('contaDeposito')
    .select(['idPessoaFilial', ...CONTA])
    .where('idPessoaFilial', 'in', [...ids])
    .execute();

async function ler(
  trx: DatabaseTransaction,
  chaves: readonly string[],
): Promise<Map<string, FilialRegistro>> {
  const ids = await readIds(trx, 'filiais', chaves);
  if (ids.size === 0) return new Map();
  const codigos = new Map([...ids].map(([codigo, id]) => [id, codigo]));
  const rows = await trx
    .selectFrom('pessoa')
    .select(['idPessoa', 'cpfCnpj as cnpj', 'estado', ...PESSOA])
    .where('idPessoa', 'in', [...ids.values()])
    .execute();
  const contaDe = new Map(
    (await contas(trx, [...ids.values()])).map(({ idPessoaFilial, ...conta }) => [idPessoaFilial, conta]),
  );
  return new Map(
    rows.map(({ idPessoa, estado, ...pessoa }) => {
      const codigoErp = codigos.get(idPessoa) ?? '';
      const contaDeposito = contaDe.get(idPessoa) ?? null;
      return [codigoErp, { codigoErp, ...pessoa, estado: estado as FilialRegistro['estado'], contaDeposito }];
    }),
  );
}

async function gravar(trx: DatabaseTransaction, registros: readonly FilialRegistro[]): Promise<void> {
  const ids = await assignPessoas(trx, 'filiais', registros.map(chaveDe));
  await writePessoas(trx, 'filiais', registros, ids, [['cpfCnpj', 'text', (f) => f.cnpj]]);
  const semConta = registros.filter((f) => f.contaDeposito === null).map((f) => idOf(ids, f.codigoErp));
  if (semConta.length > 0) {
    await trx.deleteFrom('contaDeposito').where('idPessoaFilial', 'in', semConta).execute();
  }
  const comConta = registros.flatMap(({ codigoErp, contaDeposito }) =>
    contaDeposito === null ? [] : [{ idPessoaFilial: idOf(ids, codigoErp), ...contaDeposito }],
  );
  const columns: readonly Column<(typeof comConta)[number]>[] = [
    ['idPessoaFilial', 'integer', (conta) => conta.idPessoaFilial],
    ...CONTA.map((name): Column<(typeof comConta)[number]> => [name, 'text', (conta) => conta[name]]),
  ];
  await insertColumns(trx, 'contaDeposito', columns, comConta, ['idPessoaFilial']);
}

/** The branches that orders, products, customers or anything else name. */
async function presos(trx: DatabaseTransaction, chaves: readonly string[]): Promise<Map<string, string>> {
  const ids = await readIds(trx, 'filiais', chaves);
  const referidos = await readReferidos(trx, 'pessoa', [...ids.values()], ['contaDeposito']);
  return new Map(
    [...ids]
      .filter(([, id]) => referidos.has(id))
      .map(([codigo]) => [
        codigo,
        `A filial ${codigo} não pode ser retirada: há produtos, clientes ou pedidos dela.`,
      ]),
  );
}

export const filiais = defineRecurso<FilialRegistro>({
  nome: 'filiais',
  linha: filialLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['nome', 'nomeFantasia', 'cnpj', 'cidade', 'estado'],
  padrao: { inscricaoEstadual: '', ...SEM_ENDERECO, contaDeposito: null },
  chaveDe,
  async conferir(trx, registros) {
    return new Map([
      ...(await documentosRepetidos(trx, 'filiais', registros, ({ cnpj }) => cnpj)),
      ...registros.flatMap(({ codigoErp, cnpj }): Motivo[] =>
        isCnpj(cnpj) ? [] : [[codigoErp, `O CNPJ ${cnpj} ${faultOfDocumento(cnpj)}.`]],
      ),
    ]);
  },
  ler,
  gravar,
  presos,
  async retirar(trx, chaves) {
    const ids = [...(await readIds(trx, 'filiais', chaves)).values()];
    if (ids.length > 0) {
      await trx.deleteFrom('contaDeposito').where('idPessoaFilial', 'in', ids).execute();
      await trx.deleteFrom('pessoa').where('idPessoa', 'in', ids).execute();
    }
    await marcarRetirados(trx, 'filiais', chaves);
  },
  listarChaves: (trx, depoisDe, quantas) => listCodigos(trx, 'filiais', depoisDe, quantas),
});

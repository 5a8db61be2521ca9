import { type ClienteRegistro, clienteLinha } from '#contract/integration/cliente.ts';
import { SEM_ENDERECO } from '#contract/integration/membros.ts';
import { isCpfCnpj } from '#domain/customer/documento.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { listCodigos, readIds } from '#server/integration/data/codes.ts';
import { documentosRepetidos } from '#server/integration/data/pessoas.ts';
import { type Motivo, semReferencia } from '#server/integration/data/references.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';
import { checkEstados } from './check-estados.ts';
import { readClientes } from './read-clientes.ts';
import { withdrawClientes } from './withdraw-clientes.ts';
import { codigosDe, writeClientes } from './write-clientes.ts';

async function conferir(
  trx: DatabaseTransaction,
  registros: readonly ClienteRegistro[],
): Promise<ReadonlyMap<string, string>> {
  const codigos = codigosDe(registros);
  const condicoes = await readIds(trx, 'condicoes', codigos.condicoes);
  const filiais = await readIds(trx, 'filiais', codigos.filiais);
  const prazos = await readIds(trx, 'prazos', codigos.prazos);
  return new Map([
    ...(await checkEstados(trx, registros)),
    ...semReferencia(
      registros,
      prazos,
      (c) => codigosDe([c]).prazos,
      (of) => `O prazo ${of} não existe.`,
    ),
    ...semReferencia(
      registros,
      filiais,
      (c) => codigosDe([c]).filiais,
      (of) => `A filial ${of} não existe.`,
    ),
    ...semReferencia(
      registros,
      condicoes,
      (c) => codigosDe([c]).condicoes,
      (of) => `A condição ${of} não existe.`,
    ),
    ...(await documentosRepetidos(trx, 'clientes', registros, ({ cpfCnpj }) => cpfCnpj)),
    ...registros.flatMap(({ codigoErp, cpfCnpj }): Motivo[] =>
      isCpfCnpj(cpfCnpj) ? [] : [[codigoErp, `O CPF ou CNPJ ${cpfCnpj} é inválido.`]],
    ),
  ]);
}

export const clientes = defineRecurso<ClienteRegistro>({
  nome: 'clientes',
  linha: clienteLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['nome', 'cpfCnpj', 'cidade', 'estado'],
  padrao: {
    nomeFantasia: '',
    inscricaoEstadual: '',
    documentoIdentidade: '',
    ...SEM_ENDERECO,
    vendedor: null,
    licencas: 0,
    limiteDisponivel: 0,
    limitePagamentoAntecipado: 0,
    bloqueioMotivo: null,
    minimoDiario: null,
    anvisa: null,
    sivisa: null,
    autorizacaoRetinoica: null,
    crfEstabelecimento: null,
    sipeagro: null,
    condicoes: [],
  },
  chaveDe: ({ codigoErp = '' }) => codigoErp,
  conferir,
  ler: readClientes,
  gravar: writeClientes,
  retirar: withdrawClientes,
  listarChaves: (trx, depoisDe, quantas) => listCodigos(trx, 'clientes', depoisDe, quantas),
});

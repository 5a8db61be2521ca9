import { type ClienteRegistro, clienteLinha } from '#contract/integration/cliente.ts';
import { SEM_ENDERECO } from '#contract/integration/membros.ts';
import { faultOfDocumento, isCpfCnpj } from '#domain/customer/documento.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { listCodigos } from '#server/integration/data/codes.ts';
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
  const sem = (recurso: 'prazos' | 'filiais' | 'condicoes') =>
    semReferencia(trx, registros, {
      recurso,
      onde: (cliente) => codigosDe([cliente])[recurso],
      chaveDe: ({ codigoErp }) => codigoErp,
    });
  return new Map([
    ...(await checkEstados(trx, registros)),
    ...(await sem('prazos')),
    ...(await sem('filiais')),
    ...(await sem('condicoes')),
    ...(await documentosRepetidos(trx, 'clientes', registros, ({ cpfCnpj }) => cpfCnpj)),
    ...registros.flatMap(({ codigoErp, cpfCnpj }): Motivo[] =>
      isCpfCnpj(cpfCnpj) ? [] : [[codigoErp, `O CPF ou CNPJ ${cpfCnpj} ${faultOfDocumento(cpfCnpj)}.`]],
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

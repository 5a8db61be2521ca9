import { chaveAcesso } from '#domain/invoices/chave-acesso.ts';
import type { LinhaDoPapel, PapelDaDevolucao } from '#server/returns/data/papel.ts';

/** The branch that sold the goods and gets them back. */
const FILIAL: PapelDaDevolucao['filial'] = {
  nome: 'Distribuidora de Medicamentos Planalto Ltda',
  nomeFantasia: 'CD Guarulhos (SP)',
  cpfCnpj: '99000001000195',
  inscricaoEstadual: '336123456110',
  logradouro: 'Rodovia do Planalto',
  numero: '1500',
  bairro: 'Bonsucesso',
  cidade: 'Guarulhos',
  estado: 'SP',
  cep: '07000100',
  telefone: '1155500001',
};

/** A customer of the same state. */
export const CLIENTE: PapelDaDevolucao['cliente'] = {
  ...FILIAL,
  nome: 'Drogaria Aurora & Cia Ltda',
  nomeFantasia: 'Drogaria Aurora',
  cpfCnpj: '99000101000120',
  inscricaoEstadual: '645123456117',
  logradouro: 'Praça da Independência',
  numero: '77',
  bairro: 'Centro',
  cidade: 'São José dos Campos',
  cep: '12200000',
  telefone: '12999990000',
};

/** A customer of another state. */
export const MINEIRO: PapelDaDevolucao['cliente'] = {
  ...CLIENTE,
  cidade: 'Belo Horizonte',
  estado: 'MG',
  cep: '30000007',
};

/** A line of a return: four of twelve units. */
export const linhaDoPapel = (more: Partial<LinhaDoPapel> = {}): LinhaDoPapel => ({
  codigo: '1077',
  descricao: 'DIPIRONA 500 MG COM CT BL X 20',
  lote: 'L260877',
  dataFabricacao: '2026-07-20',
  dataValidade: '2029-07-19',
  quantidade: 4,
  valorUnitario: 10_5000,
  cfop: '5411',
  valor: 42_00,
  desconto: 8_67,
  base: 33_33,
  aliquotaIcms: 18_00,
  icms: 6_00,
  baseSt: 50_00,
  st: 3_00,
  outras: 0,
  valorTotal: 36_33,
  motivo: 'Avaria no transporte',
  refrigerado: false,
  controlado: false,
  ...more,
});

/** A line without ST, whose base is reduced and whose rate is not the demonstration's. */
const SEM_ST = linhaDoPapel({
  codigo: '1078',
  descricao: 'AMOXICILINA 500 MG CAP CT BL X 21',
  lote: 'L260878',
  quantidade: 1_200,
  valorUnitario: 31_2345,
  valor: 37_481_40,
  desconto: 1_234_56,
  cfop: '5202',
  base: 30_000_00,
  aliquotaIcms: 7_50,
  icms: 2_250_00,
  baseSt: 0,
  st: 0,
  outras: 1_00,
  valorTotal: 36_247_84,
  motivo: 'Falha na cadeia fria',
  refrigerado: true,
  controlado: true,
});

/** A return as its papers print it. */
export function papelDaDevolucao(more: Partial<PapelDaDevolucao> = {}): PapelDaDevolucao {
  const emissao = '2026-11-20';
  return {
    idDevolucaoVenda: 7001,
    criadaEm: new Date('2026-11-24T12:00:00Z'),
    autorizadaEm: new Date('2026-11-26T02:30:00Z'),
    diasParaColeta: 10,
    isTotal: false,
    notaEletronica: true,
    observacoes: 'Caixas separadas no depósito; procurar por Marta.',
    cliente: CLIENTE,
    filial: FILIAL,
    nota: {
      numDocumento: 310_001,
      serieDocumento: '1',
      chaveAcesso: chaveAcesso({
        estado: 'SP',
        emissao,
        cnpj: FILIAL.cpfCnpj,
        serie: '1',
        numero: 310_001,
        codigo: 4_711,
      }),
      dataDocumento: new Date('2026-11-20T12:00:00Z'),
    },
    linhas: [linhaDoPapel(), SEM_ST],
    ...more,
  };
}

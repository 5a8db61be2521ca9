import { inventedCnpj } from '#server/demo/seed/cnpj.ts';

/** The records of a small company, as its own system sends them, each with a code that no demonstration has. */

export const FILIAL = {
  codigoErp: 'F-1',
  nome: 'Distribuidora Nova Ltda',
  nomeFantasia: 'CD Nova',
  cnpj: inventedCnpj(9001),
  cidade: 'Campinas',
  estado: 'SP',
  contaDeposito: {
    codigoBanco: '000',
    descBanco: 'Banco Nenhum',
    numeroAgencia: '1',
    digVerifAgencia: '2',
    numContaCorrente: '34',
    digVerifContaCorrente: '5',
  },
};

export const PRAZOS = [
  { codigoErp: 'D0', descricao: 'À vista', dias: '0' },
  { codigoErp: 'D28', descricao: '28 dias', dias: '28' },
];

export const TABELA = {
  codigo: 'T-SP',
  estado: 'SP',
  calcularSt: true,
  licencas: ['medicamentos'],
  tabelaBase: null,
};

export const CONDICAO = {
  codigoErp: 'VAREJO',
  descricao: 'Varejo de São Paulo',
  tabelas: [TABELA, { ...TABELA, codigo: 'T-HOSP', licencas: ['hospitalar'], tabelaBase: 'T-SP' }],
};

const PRODUTO = { codigoErp: 'N-1', nome: 'XAROPE NOVO', apresentacao: 'FR 100 ML', filial: 'F-1' };

const PRECO = { tabela: 'T-SP', produto: 'N-1', valorUnitario: 20 };

const ESTOQUE = { filial: 'F-1', produto: 'N-1', estoque: 500 };

export const CLIENTE = {
  codigoErp: 'K-1',
  nome: 'Farmácia do Largo Ltda',
  cpfCnpj: inventedCnpj(9101),
  cidade: 'Campinas',
  estado: 'SP',
  telefone: '1932165498',
  email: 'largo@example.com',
  vendedor: 'V-1',
  licencas: ['medicamentos', 'controlados'],
  limiteDisponivel: 10_000,
  limitePagamentoAntecipado: 5000,
  anvisa: '2030-12-31',
  condicoes: [
    {
      condicao: 'VAREJO',
      filiais: [{ filial: 'F-1', minimoCompra: 100, prazoEntrega: 2 }],
      pagamentos: [
        { prazo: 'D28', forma: 'boleto' },
        { prazo: 'D0', forma: 'pix' },
      ],
    },
  ],
};

export const OUTRO_CLIENTE = {
  ...CLIENTE,
  codigoErp: 'K-2',
  nome: 'Drogaria da Praça',
  cpfCnpj: inventedCnpj(9102),
};

export const USUARIO = {
  codigoErp: 'V-1',
  login: 'vera',
  nome: 'Vera Luz',
  email: 'vera@example.com',
  clientes: ['K-2', 'K-1'],
  clientePrincipal: 'K-1',
};

/** Every kind in the order in which an empty database needs it. */
export const EMPRESA = {
  filiais: [FILIAL],
  prazos: PRAZOS,
  condicoes: [CONDICAO],
  produtos: [PRODUTO],
  precos: [PRECO],
  estoques: [ESTOQUE],
  clientes: [CLIENTE, OUTRO_CLIENTE],
  usuarios: [USUARIO],
} as const;

import type { Papel } from '#contract/access/papel.ts';
import {
  LICENCA_CONTROLADOS,
  LICENCA_HOSPITALAR,
  LICENCA_MEDICAMENTOS,
} from '#contract/customers/licencas.ts';
import { inventedCnpj } from './cnpj.ts';
import type { Estado } from './condicoes.ts';
import { inventedIe } from './inscricao.ts';

/** An invented company. Money in cents. */
export type Cliente = {
  readonly idPessoa: number;
  readonly nome: string;
  readonly nomeFantasia: string;
  readonly cpfCnpj: string;
  readonly inscricaoEstadual: string;
  readonly logradouro: string;
  readonly numero: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly estado: Estado;
  readonly cep: string;
  readonly telefone: string;
  readonly email: string;
  readonly licencas: number;
  readonly limiteDisponivel: number;
  readonly limitePagamentoAntecipado: number;
  readonly saldoAdiantamento: number;
  readonly saldoCashback: number;
  readonly clienteBloqueadoMotivo: string | null;
  readonly aplicarLimiteMinimoDiario: boolean;
  readonly valorLimiteMinimoDiario: number;
  readonly condicoes: readonly number[];
  /** False: the customer must first choose condition, term and payment method. */
  readonly comPreferencia: boolean;
};

type Lugar = readonly [
  logradouro: string,
  numero: string,
  bairro: string,
  cidade: string,
  uf: Estado,
  cep: string,
];

const LICENCAS_FARMACIA = LICENCA_MEDICAMENTOS + LICENCA_CONTROLADOS;

function cliente(
  idPessoa: number,
  [nome, nomeFantasia]: readonly [string, string],
  [logradouro, numero, bairro, cidade, estado, cep]: Lugar,
  condicoes: readonly number[],
  special: Partial<Cliente> = {},
): Cliente {
  return {
    idPessoa,
    nome,
    nomeFantasia,
    cpfCnpj: inventedCnpj(idPessoa),
    inscricaoEstadual: inventedIe(estado, idPessoa),
    logradouro,
    numero,
    bairro,
    cidade,
    estado,
    cep,
    telefone: `${estado === 'SP' ? '11' : '31'}5550${String(idPessoa).padStart(4, '0')}`,
    email: `compras.${idPessoa}@example.com`,
    licencas: LICENCAS_FARMACIA,
    limiteDisponivel: 25_000_00 + (idPessoa - 100) * 3_750_00,
    limitePagamentoAntecipado: 40_000_00,
    saldoAdiantamento: 0,
    saldoCashback: 0,
    clienteBloqueadoMotivo: null,
    aplicarLimiteMinimoDiario: false,
    valorLimiteMinimoDiario: 0,
    condicoes,
    comPreferencia: true,
    ...special,
  };
}

/** The demo's twelve invented pharmacies: 101 is the buyer's own, 102 to 105 are special. */
export const CLIENTES: readonly Cliente[] = [
  cliente(
    101,
    ['Drogaria Aurora do Ipê Roxo Ltda', 'Drogaria Aurora do Ipê'],
    ['Rua das Quaresmeiras', '245', 'Jardim Primavera', 'Guarulhos', 'SP', '07000001'],
    [1],
    { saldoCashback: 45_90 },
  ),
  cliente(
    102,
    ['Farmácia Pedra da Lua Nova Ltda', 'Farmácia Pedra da Lua'],
    ['Avenida dos Jequitibás', '1810', 'Centro', 'Campinas', 'SP', '13000002'],
    [1],
    {
      clienteBloqueadoMotivo: 'Cliente com restrição financeira: somente pagamento antecipado.',
      limiteDisponivel: 0,
    },
  ),
  cliente(
    103,
    ['Drogaria Vereda Tranquila Eireli', 'Drogaria Vereda'],
    ['Rua Sabiá-Laranjeira', '77', 'Vila Esperança', 'São Paulo', 'SP', '01000003'],
    [1, 2],
    { comPreferencia: false },
  ),
  cliente(
    104,
    ['Farmácia Três Pitangueiras Ltda', 'Farmácia Três Pitangueiras'],
    ['Rua do Chafariz', '12', 'Centro Histórico', 'Santos', 'SP', '11000004'],
    [1],
    { limiteDisponivel: 150_00 },
  ),
  cliente(
    105,
    ['Drogaria Lume da Serra Ltda', 'Drogaria Lume da Serra'],
    ['Avenida da Mantiqueira', '960', 'Vila Nova', 'São José dos Campos', 'SP', '12200005'],
    [1],
    { aplicarLimiteMinimoDiario: true, valorLimiteMinimoDiario: 1_500_00 },
  ),
  cliente(
    106,
    [
      'Farmácia e Drogaria Nossa Senhora do Perpétuo Amanhecer das Águas Claras do Vale do Paraíba Medicamentos e Perfumaria Ltda',
      'Farmácia Perpétuo Amanhecer das Águas Claras do Vale do Paraíba',
    ],
    ['Praça do Coreto', '3', 'Centro', 'Pindamonhangaba', 'SP', '12400006'],
    [2],
  ),
  cliente(
    107,
    ['Drogaria Flor de Pequi Ltda', 'Drogaria Flor de Pequi'],
    ['Rua dos Inconfidentes Novos', '415', 'Santa Efigênia', 'Belo Horizonte', 'MG', '30000007'],
    [3],
  ),
  cliente(
    108,
    ['Farmácia Montanha de Algodão Ltda', 'Farmácia Montanha de Algodão'],
    ['Avenida das Minas', '2200', 'Industrial', 'Contagem', 'MG', '32000008'],
    [3],
  ),
  cliente(
    109,
    ['Drogaria Rio Sereno das Gerais Ltda', 'Drogaria Rio Sereno'],
    ['Rua do Cascalho', '58', 'Granbery', 'Juiz de Fora', 'MG', '36000009'],
    [3],
  ),
  cliente(
    110,
    ['Farmácia Hospitalar Casa de Alecrim Ltda', 'Casa de Alecrim Hospitalar'],
    ['Avenida do Bandeirante Velho', '3301', 'Vila Clementina', 'São Paulo', 'SP', '04000010'],
    [4, 1],
    { licencas: LICENCAS_FARMACIA + LICENCA_HOSPITALAR, limiteDisponivel: 400_000_00 },
  ),
  cliente(
    111,
    ['Rede Boa Maré de Farmácias Associadas Ltda', 'Farmácias Boa Maré'],
    ['Rua dos Caiçaras', '640', 'Boqueirão', 'Praia Grande', 'SP', '11700011'],
    [2],
    { saldoAdiantamento: 5_000_00, saldoCashback: 120_00 },
  ),
  cliente(
    112,
    ["Drogaria d'Água Mineira Ltda", "Drogaria d'Água"],
    ['Rua da Fonte', '21', 'Centro', 'Poços de Caldas', 'MG', '37700012'],
    [3],
  ),
];

type Filial = Pick<
  Cliente,
  | ('idPessoa' | 'nome' | 'nomeFantasia' | 'cpfCnpj' | 'inscricaoEstadual' | 'logradouro' | 'numero')
  | ('bairro' | 'cidade' | 'estado' | 'cep' | 'telefone' | 'email')
>;

/** The two distribution centres, in the same table as the customers. */
export const FILIAIS: readonly Filial[] = [
  {
    idPessoa: 1,
    nome: 'Maleta Distribuidora Demonstração Ltda - Guarulhos',
    nomeFantasia: 'CD Guarulhos (SP)',
    cpfCnpj: inventedCnpj(1),
    inscricaoEstadual: inventedIe('SP', 1),
    logradouro: 'Rodovia do Planalto',
    numero: '1500',
    bairro: 'Bonsucesso',
    cidade: 'Guarulhos',
    estado: 'SP',
    cep: '07000100',
    telefone: '1155500001',
    email: 'cd.guarulhos@example.com',
  },
  {
    idPessoa: 2,
    nome: 'Maleta Distribuidora Demonstração Ltda - Contagem',
    nomeFantasia: 'CD Contagem (MG)',
    cpfCnpj: inventedCnpj(2),
    inscricaoEstadual: inventedIe('MG', 2),
    logradouro: 'Avenida dos Tropeiros',
    numero: '820',
    bairro: 'Cinco',
    cidade: 'Contagem',
    estado: 'MG',
    cep: '32000100',
    telefone: '3155500002',
    email: 'cd.contagem@example.com',
  },
];

/** Accounts of a bank that does not exist, so that no real payment reaches them. */
export const CONTAS_DEPOSITO = [
  {
    idPessoaFilial: 1,
    codigoBanco: '000',
    descBanco: 'Banco Demonstração S.A.',
    numeroAgencia: '1234',
    digVerifAgencia: '3',
    numContaCorrente: '56789',
    digVerifContaCorrente: '0',
  },
  {
    idPessoaFilial: 2,
    codigoBanco: '000',
    descBanco: 'Banco Demonstração S.A.',
    numeroAgencia: '4321',
    digVerifAgencia: '8',
    numContaCorrente: '98765',
    digVerifContaCorrente: '4',
  },
];

type UsuarioDaSemente = {
  readonly idUsuario: number;
  readonly login: string;
  readonly nome: string;
  readonly email: string;
  readonly papel: Papel;
  readonly exportaListaProdutos: boolean;
  readonly clientes: readonly number[];
};

/** The two log-ins of the demo; their password is shown on the log-in dialog in demo mode. */
export const DEMO_SENHA = 'maleta123';
export const USUARIOS: readonly UsuarioDaSemente[] = [
  {
    idUsuario: 1,
    login: 'representante',
    nome: 'Marina Alves Teixeira',
    email: 'representante@example.com',
    papel: 'representante',
    exportaListaProdutos: true,
    clientes: CLIENTES.map((c) => c.idPessoa),
  },
  {
    idUsuario: 2,
    login: 'farmacia',
    nome: 'Rogério Campos Luz',
    email: 'farmacia@example.com',
    papel: 'comprador',
    exportaListaProdutos: false,
    clientes: [101],
  },
];

/** The customer that both log-ins begin with. */
export const CLIENTE_PRINCIPAL = 101;

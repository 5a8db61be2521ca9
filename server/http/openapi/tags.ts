import type { AnyCall } from '#contract/wire/call.ts';

type Tag = { readonly name: string; readonly description: string };

/** The first entry that fits a call's path names its area. */
const AREAS: readonly (Tag & { readonly paths: RegExp })[] = [
  {
    name: 'Session',
    description: 'Log-in, sessions, passwords.',
    paths: /^\/login|senha$|^\/cliente\/consultarUsuarioValido/i,
  },
  {
    name: 'Visitors',
    description: 'What people without a session ask for: registration, access, second copies of boletos.',
    paths: /AreaAtuacaoCep|EnderecoCep|CadastroCliente|solicita(r)?Acesso|segundaviaboleto/i,
  },
  {
    name: 'Office',
    description: "Calls of users with the office's role: the requests of visitors.",
    paths: /^\/escritorio/i,
  },
  {
    name: 'Content',
    description: 'Parameters, colours, menu, home page, hotsites.',
    paths: /^\/(parametros|temapersonalizado|banner|vitrine|hotsite|menu|topo)/i,
  },
  {
    name: 'Customers',
    description: "The user's customers and preferences.",
    paths: /^\/(usuariocliente|cliente|condicaocliente|preferencia|prazoformapagamento|modo)/i,
  },
  {
    name: 'Synchronisation',
    description: 'What a device keeps: streams, changes since a cursor, the fate of a key.',
    paths: /^\/(sincronizacao|feed)/i,
  },
  {
    name: 'Catalogue',
    description: 'Search, items, combos, imports, exports.',
    paths: /^\/(ecommerceitem|codigocliente)/i,
  },
  { name: 'Cart', description: 'From the first line to the orders.', paths: /^\/carrinho/i },
  {
    name: 'Payment',
    description: 'Cards, Pix, boletos and deposits of orders.',
    paths: /^\/pagamento|PagamentoCartaoCredito/i,
  },
  {
    name: 'Orders',
    description: 'Orders, quotations, their statuses, and goals.',
    paths: /^\/(pedido|orcamento|meta)/i,
  },
  {
    name: 'Invoices',
    description: 'Invoices and what is owed.',
    paths: /^\/(notafiscal|extratocliente|pessoacontacorrente|cashback)/i,
  },
  {
    name: 'Returns',
    description: 'Goods that go back, from the draft to its papers.',
    paths: /^\/devolucao/i,
  },
  {
    name: 'Integration',
    description: "Calls of the company's own system: loads of its data.",
    paths: /^\/integracao/i,
  },
  {
    name: 'Letters',
    description: 'Corrections of lots of invoices, from the draft to the registered event.',
    paths: /^\/cartacorrecao/i,
  },
  {
    name: 'Documents',
    description: "The review of a customer's licences.",
    paths: /^\/pendenciadocumento/i,
  },
  {
    name: 'Visits',
    description: 'Notes of representatives about visits to customers.',
    paths: /^\/visita/i,
  },
];

const OTHER: Tag = { name: 'Other', description: 'Calls without an area.' };

/** The area of a call. */
export const tagOf = ({ path }: AnyCall): string =>
  AREAS.find(({ paths }) => paths.test(path))?.name ?? OTHER.name;

/** The areas of these calls, in reading order. */
export function tagsOf(calls: readonly AnyCall[]): Tag[] {
  const used = new Set(calls.map(tagOf));
  return [...AREAS, OTHER]
    .filter(({ name }) => used.has(name))
    .map(({ name, description }) => ({ name, description }));
}

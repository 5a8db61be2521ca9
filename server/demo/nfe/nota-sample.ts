import { chaveAcesso } from '#domain/invoices/chave-acesso.ts';
import type { ItemDaNota, NotaParaEmitir, Parte } from '#server/nfe/port.ts';

/** An invoice shared by the tests. */
const EMITENTE: Parte = {
  nome: 'Distribuidora Ltda',
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

export const DESTINATARIO: Parte = {
  ...EMITENTE,
  nome: 'Drogaria "Aurora" & Cia <Ipê>',
  cpfCnpj: '99000101000120',
  inscricaoEstadual: '',
  logradouro: 'Praça  d’Água',
  telefone: '',
};

export const itemDaNota = (more: Partial<ItemDaNota> = {}): ItemDaNota => ({
  codigo: '77',
  descricao: 'DIPIRONA 500 MG COM CT BL X 20',
  ean: '7897337707923',
  quantidade: 12,
  valorUnitario: 10_5000,
  valor: 126_00,
  desconto: 26_00,
  st: 9_00,
  fcpSt: 0,
  lotes: [{ lote: 'L260877', quantidade: 12, dataFabricacao: '2026-07-20', dataValidade: '2029-07-19' }],
  medicamento: { registro: '1002900050111', pmc: 19_90, tipo: 1 },
  ...more,
});

export function notaParaEmitir(more: Partial<NotaParaEmitir> = {}): NotaParaEmitir {
  const emissao = '2026-11-20';
  const partes = { estado: 'SP', emissao, cnpj: EMITENTE.cpfCnpj, serie: '1', numero: 310_001 };
  return {
    chaveAcesso: chaveAcesso({ ...partes, codigo: 4_711 }),
    numDocumento: 310_001,
    serieDocumento: '1',
    descOperacao: 'Venda de mercadoria',
    dataDocumento: new Date('2026-11-20T12:00:00Z'),
    idPrePedido: 100_001,
    numeroPedidoCliente: '',
    emitente: EMITENTE,
    destinatario: DESTINATARIO,
    itens: [itemDaNota(), itemDaNota({ codigo: '78', ean: '', st: 0 })],
    pagamentos: [{ forma: 1, aPrazo: true, valor: 209_00 }],
    parcelas: [
      { dataVencimento: '2026-12-18', valor: 104_50 },
      { dataVencimento: '2026-12-25', valor: 104_50 },
    ],
    ...more,
  };
}

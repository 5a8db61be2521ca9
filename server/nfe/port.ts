/** The issuer or the recipient of an invoice. */
export type Parte = {
  readonly nome: string;
  readonly nomeFantasia: string;
  readonly cpfCnpj: string;
  /** '' when unknown. */
  readonly inscricaoEstadual: string;
  readonly logradouro: string;
  readonly numero: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly estado: string;
  readonly cep: string;
  readonly telefone: string;
};

/** Units of a line that belong to one lot. Days are texts. */
export type LoteDaNota = {
  readonly lote: string;
  readonly quantidade: number;
  readonly dataFabricacao: string;
  readonly dataValidade: string;
};

/** A line. Amounts in cents, `valorUnitario` in ten-thousandths of a real, before discounts. */
export type ItemDaNota = {
  readonly codigo: string;
  readonly descricao: string;
  /** '' when it has none. */
  readonly ean: string;
  readonly quantidade: number;
  readonly valorUnitario: number;
  /** Quantity and price before discounts; the discount; the ST that the customer pays in addition. */
  readonly valor: number;
  readonly desconto: number;
  readonly st: number;
  /** The part of `st` for the state's fund against poverty. */
  readonly fcpSt: number;
  /** The lots of a medicine; none for other goods. */
  readonly lotes: readonly LoteDaNota[];
  /** Null for an item that is no single medicine, such as a combo. `pmc` in cents, 0 when unknown. */
  readonly medicamento: null | { readonly registro: string; readonly pmc: number; readonly tipo: number };
};

/** The payment of a part of the invoice; `forma` as on the wire, or the spent cashback. */
export type PagamentoDaNota = {
  readonly forma: number | 'cashback' | 'saldo';
  readonly aPrazo: boolean;
  readonly valor: number;
};

/** All data of an invoice, before it becomes an NF-e. Days are texts, amounts in cents. */
export type NotaParaEmitir = {
  readonly chaveAcesso: string;
  readonly numDocumento: number;
  readonly serieDocumento: string;
  readonly descOperacao: string;
  readonly dataDocumento: Date;
  readonly idPrePedido: number;
  readonly numeroPedidoCliente: string;
  readonly emitente: Parte;
  readonly destinatario: Parte;
  readonly itens: readonly ItemDaNota[];
  readonly pagamentos: readonly PagamentoDaNota[];
  readonly parcelas: readonly { readonly dataVencimento: string; readonly valor: number }[];
};

/** A correction letter, before it becomes an event of its invoice. */
export type CartaParaRegistrar = {
  readonly chaveAcesso: string;
  readonly numDocumento: number;
  readonly emitente: Parte;
  /** Its number among the invoice's letters, from 1 to 20. */
  readonly nSeqEvento: number;
  readonly em: Date;
  /** All corrections in force. */
  readonly texto: string;
};

/** A registered event: `procEventoNFe` as XML, and the number of its registration. */
export type CartaRegistrada = { readonly xml: string; readonly numProtocolo: string };

/** Makes documents of invoices: only in a demonstration; otherwise the company's own system writes them. */
export type Emissor = {
  /** The authorised NF-e as XML; undefined when the invoice lacks required data. */
  emitir(nota: NotaParaEmitir): Promise<string | undefined>;
  /** Registers a correction letter. */
  registrarCarta(carta: CartaParaRegistrar): Promise<CartaRegistrada>;
};

/** Who issues an invoice, or gets it. */
export type Parte = {
  readonly nome: string;
  readonly nomeFantasia: string;
  readonly cpfCnpj: string;
  /** '' when it is not known. */
  readonly inscricaoEstadual: string;
  readonly logradouro: string;
  readonly numero: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly estado: string;
  readonly cep: string;
  readonly telefone: string;
};

/** A line. Amounts in cents, `valorUnitario` in ten-thousandths of a real, before discounts. */
export type ItemDaNota = {
  readonly codigo: string;
  readonly descricao: string;
  /** '' when it has none. */
  readonly ean: string;
  readonly quantidade: number;
  readonly valorUnitario: number;
  /** Quantity and price before discounts; what is taken off; what the customer pays more for ST. */
  readonly valor: number;
  readonly desconto: number;
  readonly st: number;
  /** Null for what is no medicine by itself, as a combo. `pmc` in cents, 0 when there is none. */
  readonly medicamento: null | { readonly registro: string; readonly pmc: number; readonly tipo: number };
};

/** How a part of the invoice is paid; `forma` as on the wire, or the cashback that was spent. */
export type PagamentoDaNota = {
  readonly forma: number | 'cashback' | 'saldo';
  readonly aPrazo: boolean;
  readonly valor: number;
};

/** All that an invoice says, before it is an NF-e. Days are texts, amounts in cents. */
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

/** Who makes an NF-e of an invoice: a demonstration does, elsewhere the company's own system wrote them already. */
export type Emissor = {
  /** The authorised NF-e as XML; undefined when the invoice lacks what one needs. */
  emitir(nota: NotaParaEmitir): Promise<string | undefined>;
};

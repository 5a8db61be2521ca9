/** The card data for a charge. It exists only in memory, during one request. */
export type Cartao = {
  readonly nomePortador: string;
  readonly numero: string;
  readonly codigoSeguranca: string;
  readonly mes: string;
  readonly ano: string;
  readonly idBandeira: number;
};

/** A charge; `valor` in cents. The provider charges a `referencia` once, however often it is sent. */
export type NovaCobranca = {
  readonly referencia: string;
  readonly valor: number;
  readonly parcelas: number;
  readonly idPessoaFilial: number;
  readonly cartao: Cartao;
};

/** `desconhecida`: without a response it may have been charged; it is looked up by its reference before another try. */
export type Cobranca =
  | { readonly situacao: 'paga'; readonly autorizacao: string }
  | { readonly situacao: 'recusada'; readonly mensagem: string }
  | { readonly situacao: 'desconhecida' };

/** A Pix to be made; `valor` in cents, `txid` 26 to 35 letters and digits (Banco Central, API Pix). */
export type NovoPix = {
  readonly txid: string;
  readonly valor: number;
  readonly expiraEm: Date;
  readonly idPrePedido: number;
};

/** `copiaECola` is empty until the provider has made the code. */
export type Pix = {
  readonly situacao: 'pendente' | 'paga' | 'expirada' | 'erro' | 'indisponivel';
  readonly copiaECola: string;
};

/** `cancelada`: it can no longer be paid. `paga`: it was paid before. `desconhecida`: no response came. */
export type Cancelamento = 'cancelada' | 'paga' | 'desconhecida';

/**
 * The payment provider: a simulator in a demonstration, otherwise one over HTTP. Every call may be repeated; none
 * throws because of the provider's response or of a missing one.
 */
export type Pagamentos = {
  /** Paths of pictures on this server, of Pix and of card brands by their ids; absent: names are written. */
  readonly imagens?: { readonly pix: string; readonly bandeiras: ReadonlyMap<number, string> };
  /** True when cards can be charged for a branch now. */
  cartaoLiberado(idPessoaFilial: number): Promise<boolean>;
  cobrarCartao(nova: NovaCobranca): Promise<Cobranca>;
  /** `inexistente`: the charge is unknown to the provider, so it was not made. */
  consultarCartao(referencia: string): Promise<Cobranca | { readonly situacao: 'inexistente' }>;
  criarPix(novo: NovoPix): Promise<Pix>;
  consultarPix(txid: string): Promise<Pix>;
  /** Ends a Pix, also one that expired, failed or is unknown to the provider. A cancelled one is looked up as expired. */
  cancelarPix(txid: string): Promise<Cancelamento>;
};

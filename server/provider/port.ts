/** What a card is charged with. It lives in memory while one request is answered, and nowhere else. */
export type Cartao = {
  readonly nomePortador: string;
  readonly numero: string;
  readonly codigoSeguranca: string;
  readonly mes: string;
  readonly ano: string;
  readonly idBandeira: number;
};

/** A charge; `valor` in cents. The provider does a `referencia` once, however often it comes. */
export type NovaCobranca = {
  readonly referencia: string;
  readonly valor: number;
  readonly parcelas: number;
  readonly idPessoaFilial: number;
  readonly cartao: Cartao;
};

/** `desconhecida`: no answer came, so it may have been charged; it is looked up by its reference before another try. */
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

/** `copiaECola` is empty until the provider made the code. */
export type Pix = {
  readonly situacao: 'pendente' | 'paga' | 'expirada' | 'erro' | 'indisponivel';
  readonly copiaECola: string;
};

/** `cancelada`: it can no longer be paid. `paga`: it was paid before. `desconhecida`: no answer came. */
export type Cancelamento = 'cancelada' | 'paga' | 'desconhecida';

/**
 * Who takes the money: a simulator in a demonstration, a provider over HTTP else. Every call may be repeated; none
 * throws for what a provider may answer, or for its silence.
 */
export type Pagamentos = {
  /** Whether cards can be charged for a branch now. */
  cartaoLiberado(idPessoaFilial: number): Promise<boolean>;
  cobrarCartao(nova: NovaCobranca): Promise<Cobranca>;
  /** `inexistente`: the provider never heard of it, so it was not charged. */
  consultarCartao(referencia: string): Promise<Cobranca | { readonly situacao: 'inexistente' }>;
  criarPix(novo: NovoPix): Promise<Pix>;
  consultarPix(txid: string): Promise<Pix>;
  /** Ends a Pix, also one that expired, failed or is unknown to the provider. A cancelled one is looked up as expired. */
  cancelarPix(txid: string): Promise<Cancelamento>;
};

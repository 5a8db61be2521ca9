import { proxy } from 'valtio';

/** The dialogs of access, of which one is open at a time. */
export type AcessoNome = 'solicitacao' | 'cadastro' | 'boleto' | 'recuperacao' | 'senha' | 'sessoes';

/** Which dialog of access is open, for every visitor or user. */
export const acessoState = proxy<{ aberto: AcessoNome | null }>({ aberto: null });

export const openAcesso = (nome: AcessoNome): void => {
  acessoState.aberto = nome;
};

export const closeAcesso = (): void => {
  acessoState.aberto = null;
};

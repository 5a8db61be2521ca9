import { proxy } from 'valtio';

/** The access dialogs; one is open at a time. */
export type AcessoNome = 'solicitacao' | 'cadastro' | 'boleto' | 'recuperacao' | 'senha' | 'sessoes';

/** The open access dialog, for visitors and users. */
export const acessoState = proxy<{ aberto: AcessoNome | null }>({ aberto: null });

export const openAcesso = (nome: AcessoNome): void => {
  acessoState.aberto = nome;
};

export const closeAcesso = (): void => {
  acessoState.aberto = null;
};

import { EMAIL_DUPLICADO, EMAIL_NAO_ALTERA, EMAIL_NAO_EXCLUI } from '#domain/contacts/email.ts';
import { TELEFONE_DUPLICADO, TELEFONE_NAO_ALTERA, TELEFONE_NAO_EXCLUI } from '#domain/contacts/telefone.ts';
import type { AssuntoWords, DesfechoWords } from '#parts/failure/desfecho.ts';

/** How the form of a contact is opened. */
export type Modo = 'inserir' | 'alterar' | 'consultar';

/** A change of a contact. */
export type Ato = 'inserir' | 'alterar' | 'excluir';

const VERBOS: Readonly<Record<Modo, string>> = {
  inserir: 'Cadastrar',
  alterar: 'Alterar',
  consultar: 'Consultar',
};

/** The title of a form: 'Alterar Whatsapp Marketing'. */
export const tituloOf = (modo: Modo, oQue: 'E-mail' | 'Whatsapp'): string =>
  `${VERBOS[modo]} ${oQue} Marketing`;

export const EXCLUIR = 'Realmente deseja excluir o item selecionado?';
export const PROMOCOES = 'Permite receber promoções';
export const DESFEITA = 'A mudança, que ainda não tinha sido enviada, foi desfeita neste aparelho.';

/** An undo of a deletion whose contact was typed again meanwhile. */
export const ESTA_NA_LISTA = 'Este contato já está na lista.';

/** An undo of a deletion that may be on its way: the contact is inserted again behind it. */
export const voltaDepois = (nome: string): string =>
  `${nome} volta à lista: é cadastrado de novo depois da exclusão, que já tinha sido tentada.`;

/** The sentences of a refusal without words, and of a change that another device had made before. */
export const ASSUNTO: AssuntoWords = {
  porOutro: 'Outro aparelho já tinha feito isto. Confira a lista.',
  semDetalhe: 'Erro ao alterar',
  area: 'loja',
};

/** The sentences of a kind of contacts. */
export type AssuntoDeContato = {
  readonly duplicado: string;
  readonly naoAltera: string;
  readonly naoExclui: string;
  readonly desfechos: Readonly<Record<Ato, DesfechoWords>>;
};

const desfechos = (oQue: string, excluido: string): AssuntoDeContato['desfechos'] => ({
  inserir: {
    feito: 'Registro cadastrado com sucesso!',
    guardado: (quando) => `O ${oQue} está guardado neste aparelho e segue ${quando}.`,
  },
  alterar: {
    feito: 'Registro alterado com sucesso!',
    guardado: (quando) => `A alteração do ${oQue} está guardada neste aparelho e segue ${quando}.`,
  },
  excluir: {
    feito: excluido,
    guardado: (quando) => `A exclusão do ${oQue} está guardada neste aparelho e segue ${quando}.`,
  },
});

export const EMAIL_WORDS: AssuntoDeContato = {
  duplicado: EMAIL_DUPLICADO,
  naoAltera: EMAIL_NAO_ALTERA,
  naoExclui: EMAIL_NAO_EXCLUI,
  desfechos: desfechos('e-mail', 'Email foi excluído com sucesso!'),
};

export const TELEFONE_WORDS: AssuntoDeContato = {
  duplicado: TELEFONE_DUPLICADO,
  naoAltera: TELEFONE_NAO_ALTERA,
  naoExclui: TELEFONE_NAO_EXCLUI,
  desfechos: desfechos('telefone', 'Telefone foi excluído com sucesso!'),
};

/** A yes or no of a list. */
export const simNao = (value: boolean): string => (value ? 'Sim' : 'Não');

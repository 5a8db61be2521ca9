/**
 * The closed list of codes that an error of this contract carries beside Message and Description. A device
 * parks a queued change only on an answer whose code it knows; anything else is treated as no real network.
 */
export const codigos = [
  'requisicao-invalida',
  'nao-autenticado',
  'sessao-expirada',
  'credenciais-invalidas',
  'outro-usuario',
  'cliente-nao-vinculado',
  'sem-permissao',
  'nao-encontrado',
  'metodo-nao-permitido',
  'item-nao-encontrado',
  'item-sem-condicao',
  'combo-indisponivel',
  'combo-limite',
  'quantidade-invalida',
  'sem-preferencias',
  'sem-meio-pagamento',
  'sem-itens-atendidos',
  'carrinho-vazio',
  'carrinho-pendente',
  'carrinho-mudou',
  'carrinho-finalizado',
  'politica-nao-aceita',
  'limite-excedido',
  'minimo-diario',
  'minimo-grupo',
  'em-andamento',
  'chave-reutilizada',
  'chave-recusada',
  'cursor-desconhecido',
  'corpo-grande',
  'muitas-requisicoes',
  'indisponivel',
  'erro-interno',
] as const;

export type Codigo = (typeof codigos)[number];

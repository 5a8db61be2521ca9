/** Why a company does not deliver all that was ordered, by code: the texts are shown to the customer. */
export const MOTIVOS = {
  '00': 'Atendido',
  '01': 'Atendido em parte: estoque insuficiente',
  '02': 'Sem estoque',
  '03': 'Produto não cadastrado',
  '04': 'Produto fora de linha',
  '05': 'Produto bloqueado para este cliente',
  '06': 'Preço ou desconto divergente',
  '07': 'Quantidade acima do permitido',
  '10': 'Cliente não cadastrado',
  '11': 'Cliente bloqueado',
  '12': 'Limite de crédito insuficiente',
  '13': 'Licença sanitária vencida',
  '14': 'Condição ou prazo de pagamento inválido',
  '15': 'Abaixo do pedido mínimo',
  '16': 'Pedido repetido',
  '99': 'Outro motivo',
} as const;

/** How a company answers an order. */
export const RESPOSTAS = { A: 'Aceito', P: 'Aceito em parte', R: 'Recusado' } as const;

export const SIM_NAO = { S: 'Sim', N: 'Não' } as const;

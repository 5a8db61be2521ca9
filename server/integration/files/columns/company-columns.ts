import { pode, precisa } from './coluna.ts';

export const COLUNAS_FILIAIS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'filial', 'código da filial', 'cod filial'),
  precisa('nome', 'texto', 'razão social', 'descrição', 'nome da filial'),
  pode('cnpj', 'texto', 'cgc', 'cnpj da filial'),
  pode('cidade', 'texto', 'município'),
  pode('uf', 'texto', 'estado'),
];

export const COLUNAS_PRAZOS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'prazo', 'código do prazo', 'codplpag'),
  precisa('nome', 'texto', 'descrição', 'descrição do prazo'),
  pode('dias', 'texto', 'dias das parcelas', 'vencimentos', 'parcelas'),
];

export const COLUNAS_CONDICOES = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'condição', 'código da condição'),
  precisa('nome', 'texto', 'descrição', 'descrição da condição', 'condição de pagamento'),
  pode('tabela', 'codigo', 'tabela de preço', 'cod tabela'),
  pode('pedidoMinimo', 'numero', 'valor mínimo', 'pedido mínimo'),
];

export const COLUNAS_ETAPAS = [
  precisa('pedido', 'codigo', 'número do pedido', 'numped', 'pré-pedido', 'pedido maleta'),
  precisa('situacao', 'codigo', 'etapa', 'status', 'posição'),
  pode('em', 'texto', 'data e hora', 'momento', 'data'),
  pode('ocorrencia', 'texto', 'motivo', 'observação', 'mensagem'),
];

const RULES = [
  'Paths are matched without regard to case. Calls with `x-decided` are not among the documented ones. Money is a JSON ' +
    'number in reais, dates are ISO 8601.',
  'Every refusal is `{ Message, Description, Codigo }`. `Codigo` is a closed list: each status of an operation names ' +
    'the codes that it may carry there, and there are no others. A known address called by another method is 405 ' +
    '`metodo-nao-permitido` with `Allow`; bytes that are not HTTP are 400, 408 or 431 `requisicao-invalida`.',
  '429 and 503 carry `Retry-After`, as does 409 `em-andamento`.',
];

/** The document's text about all calls. */
export const infoText = (): string => RULES.join('\n\n');

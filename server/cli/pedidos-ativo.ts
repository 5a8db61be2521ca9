import { putExportacaoAtiva } from '#server/order-files/destinations.ts';
import { defineSwitch } from './define-switch.ts';

const how = { put: putExportacaoAtiva, kind: 'destino de arquivos' };

export const pedidosParar = defineSwitch({
  ...how,
  ativo: false,
  summary: 'Encerra um destino de arquivos de pedidos; nada mais se guarda para ele.',
});
export const pedidosSeguir = defineSwitch({
  ...how,
  ativo: true,
  summary:
    'Segue com um destino de arquivos parado, de onde ele estava; o que foi esquecido entretanto não vem.',
});

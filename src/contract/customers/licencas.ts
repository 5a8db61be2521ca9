/** Bits of the licences that a customer holds, and that a price table asks for. */
export const LICENCA_MEDICAMENTOS = 1;
export const LICENCA_CONTROLADOS = 2;
export const LICENCA_HOSPITALAR = 4;

/** The days after the delivery on which goods can be returned, by the company's policy. */
export const DIAS_PARA_DEVOLVER = 7;

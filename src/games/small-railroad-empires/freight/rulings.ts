/** The facts of the rulings that Freight on Board adds. */
export type FreightRulings = {
  'ship.next': Record<never, never>;
};

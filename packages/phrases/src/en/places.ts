/** Phrases of streets and suburbs; part of the map manager section. */
export const places = {
  street: {
    add: 'Add street',
    name: 'Street',
    suburb: 'Suburb',
    none: 'None',
    edit: 'Edit {name}',
    delete: 'Delete {name}',
    deleteTitle: 'Delete street',
    deleteText: 'Are you sure you wish to delete this street?',
  },
  suburb: {
    add: 'Add suburb',
    name: 'Suburb',
    code: 'Postcode',
    region: 'Region',
    none: 'None',
    edit: 'Edit {name}',
    delete: 'Delete {name}',
    deleteTitle: 'Delete suburb',
    deleteText: 'Are you sure you wish to delete this suburb?',
  },
} as const;
